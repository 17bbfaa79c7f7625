/**
 * Session storage that never throws: a browser may refuse it (private mode, a full quota), and a
 * page that only forgets is better than one that does not open.
 */
export function readItem(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Kept for this page view only, by whoever holds it in memory.
  }
}

export function removeItem(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing could have been stored either.
  }
}

/** The stored JSON, or `null` where there is none or it is not JSON any more. */
export function readJson(key: string): unknown {
  const text = readItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
