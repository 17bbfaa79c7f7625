/** What concerns the whole page, with the more urgent first where several hold. */
export type Notice = 'offline' | 'kept' | 'update';

export interface Status {
  /** Whether the browser has a network, as it says itself. */
  setOnline: (online: boolean) => void;
  /** The worker has given a kept answer in place of the server's, or the server answers again. */
  setKept: (kept: boolean) => void;
  /** A new version is waiting; `refresh` changes to it. */
  offerUpdate: (refresh: () => void) => void;
  refresh: () => void;
  notice: () => Notice | undefined;
  /** @returns a function that stops listening */
  subscribe: (listener: () => void) => () => void;
}

export function createStatus(): Status {
  const listeners = new Set<() => void>();
  let online = true;
  let kept = false;
  let update: (() => void) | undefined;

  function changed() {
    for (const listener of listeners) listener();
  }

  return {
    setOnline(value) {
      online = value;
      changed();
    },
    setKept(value) {
      kept = value;
      changed();
    },
    offerUpdate(refresh) {
      update = refresh;
      changed();
    },
    refresh: () => update?.(),
    notice() {
      if (!online) return 'offline';
      if (kept) return 'kept';
      return update === undefined ? undefined : 'update';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The status of this page. */
export const status = createStatus();
