/** The more urgent first where several hold. */
export type Notice = 'offline' | 'kept' | 'update';

export interface Status {
  setOnline: (online: boolean) => void;
  /** The worker has given a kept answer in place of the server's, or the server answers again. */
  setKept: (kept: boolean) => void;
  offerUpdate: (refresh: () => void) => void;
  refresh: () => void;
  notice: () => Notice | undefined;
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

export const status = createStatus();
