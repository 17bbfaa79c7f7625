declare global {
  interface Window {
    inkstoneOpened?: string;
  }
}

/** Remembers where the page was opened: a link may be followed before the application listens. */
export function keepOpened(): void {
  window.inkstoneOpened = window.location.hash;
}
