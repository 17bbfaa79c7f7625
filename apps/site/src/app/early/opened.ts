declare global {
  interface Window {
    /** The hash of the address that the page was opened at. */
    inkstoneOpened?: string;
  }
}

/** Remembers where the page was opened: a link may be followed before the application listens. */
export function keepOpened(): void {
  window.inkstoneOpened = window.location.hash;
}
