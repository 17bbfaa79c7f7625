/**
 * Session storage that never throws. A browser may refuse it (private mode, full quota): the page then
 * forgets what it would have stored, but still opens.
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
    // The value is lost with the page.
  }
}

export function removeItem(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // A storage that refuses this has stored nothing either.
  }
}

/** The stored JSON, or `null` where there is none or the text is not JSON. */
export function readJson(key: string): unknown {
  const text = readItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
