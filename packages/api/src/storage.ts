/** The part of `Storage` that is needed here. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function browserStorage(): SessionStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Some browsers throw on the mere mention where storage is switched off.
    return undefined;
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // Refused or full storage, or text that is no JSON any more: a page that forgets, not one that fails to open.
    return undefined;
  }
}

/** One JSON value in a storage that may be missing, refused or full: then it is simply not there. */
export function safely(storage: SessionStorage | undefined, key: string) {
  return {
    read: (): unknown => attempt(() => JSON.parse(storage?.getItem(key) ?? 'null') as unknown),
    write: (value: unknown): void => {
      attempt(() => storage?.setItem(key, JSON.stringify(value)));
    },
    remove: (): void => {
      attempt(() => storage?.removeItem(key));
    },
  };
}
