import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is a chunk of its own. */
export interface Preloadable<P extends object> {
  (props: P): React.JSX.Element;
  /** Fetches the code. Afterwards the component renders without suspending, as hydration and servers need it. */
  preload: () => Promise<void>;
}

/** Like `lazy` of React, which suspends at its first render even if the code is there. */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let loaded: ComponentType<P> | undefined;

  async function fetchCode() {
    loaded = await load();
    return { default: loaded };
  }
  const Lazy = lazy(fetchCode) as ComponentType<P>;

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
