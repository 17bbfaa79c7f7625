import { lazy, useState, type ComponentType } from 'react';

/**
 * How long code may take to arrive, in ms: a request that a network has swallowed must lead to the offer to try again.
 */
const CODE_WITHIN_MS = 20_000;

export interface Preloadable<P extends object> {
  (props: P): React.JSX.Element;
  /** Fetches the code. Afterwards the component renders without suspending, as hydration and servers need it. */
  preload: () => Promise<void>;
}

async function inTime<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the code has not come within ${String(CODE_WITHIN_MS)} ms`)),
      CODE_WITHIN_MS,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

const failures = new Set<() => void>();

/**
 * Lets parts whose code did not come ask for it again. Not by rendering alone: React renders a failed part twice at once.
 */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Like `lazy` of React, which suspends at its first render even if the code is there, and waits for it without end. */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let loaded: ComponentType<P> | undefined;
  let Lazy = lazyPart();

  async function fetchCode() {
    loaded ??= await inTime(load);
    return { default: loaded };
  }

  function lazyPart() {
    return lazy(async () => {
      try {
        return await fetchCode();
      } catch (error) {
        failures.add(() => {
          Lazy = lazyPart();
        });
        throw error;
      }
    }) as ComponentType<P>;
  }

  function Part(props: P) {
    // Kept: another component would lose the state of the one that is shown.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Part, {
    preload: async () => {
      await fetchCode();
    },
  });
}
