/** A one-way bell between what has no place on the page (the client) and what has (the toasts). */
export interface Bell<T> {
  ring: (value: T) => void;
  /** Answers how to stop listening. */
  listen: (listener: (value: T) => void) => () => void;
}

export function createBell<T>(): Bell<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    ring(value) {
      for (const listener of listeners) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
