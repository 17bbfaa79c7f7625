/**
 * Local storage, which stays on the device, and that never throws. A browser may refuse it: what would have been
 * remembered is then forgotten with the page.
 */
export function readDevice(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value `null` removes it */
export function writeDevice(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Not remembered.
  }
}
