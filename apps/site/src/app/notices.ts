/** Carries events from the client, which knows no page, to the components that show them. */
export interface Bell<T> {
  ring: (value: T) => void;
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
