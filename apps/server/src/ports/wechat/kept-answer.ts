/** Something that WeChat hands out for some time. */
export interface HandedOut {
  value: string;
  /** For how long it holds. */
  seconds: number;
}

/** It is renewed a little before it ends, in ms: a signature must not end on the way. */
const early = 5 * 60_000;
/** After a failure nothing is asked for so long, in ms: a wrong secret would be asked for with every page. */
const pause = 60_000;

interface Kept {
  /** @throws the error of the last attempt, also while it is not repeated */
  get: () => Promise<string>;
  forget: () => void;
}

/** Keeps it until it ends. Callers at the same time share one request. */
export function keepUntilEnd(ask: () => Promise<HandedOut>, now: () => number = Date.now): Kept {
  let value: Promise<string> | undefined;
  let until = 0;
  return {
    get() {
      if (value !== undefined && now() < until) return value;
      until = Infinity;
      value = ask().then(
        (handedOut) => {
          until = now() + Math.max(handedOut.seconds * 1000 - early, pause);
          return handedOut.value;
        },
        (error: unknown) => {
          until = now() + pause;
          throw error;
        },
      );
      return value;
    },
    forget() {
      value = undefined;
    },
  };
}
