export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function browserStorage(): SessionStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    // Browsers throw on the property access itself when the user has disabled storage.
    return undefined;
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // Storage is blocked or full, or the text is not valid JSON: the page works without the stored value.
    return undefined;
  }
}

/** Reads and writes one JSON value. Where the storage is missing, blocked or full, the value reads as missing. */
export function safely(storage: SessionStorage | undefined, key: string) {
  return {
    read: (): unknown => attempt(() => JSON.parse(storage?.getItem(key) ?? 'null') as unknown),
    write: (value: unknown): void => attempt(() => storage?.setItem(key, JSON.stringify(value))),
    remove: (): void => attempt(() => storage?.removeItem(key)),
  };
}
