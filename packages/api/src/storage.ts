export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function browserStorage(
  kind: 'sessionStorage' | 'localStorage' = 'sessionStorage',
): SessionStorage | undefined {
  try {
    return globalThis[kind];
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
    /** @returns whether it is stored */
    write: (value: unknown): boolean =>
      attempt(() => {
        storage?.setItem(key, JSON.stringify(value));
        return storage !== undefined;
      }) ?? false,
    remove: (): void => attempt(() => storage?.removeItem(key)),
  };
}
