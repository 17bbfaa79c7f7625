import { useSyncExternalStore } from 'react';

/** Each query matches one ratio only, so that the next change needs another one. */
function subscribe(onChange: () => void): () => void {
  let query: MediaQueryList;
  function listen() {
    query = window.matchMedia(`(resolution: ${String(window.devicePixelRatio)}dppx)`);
    query.addEventListener('change', changed);
  }
  function changed() {
    query.removeEventListener('change', changed);
    listen();
    onChange();
  }
  listen();
  return () => query.removeEventListener('change', changed);
}

/** Pixels of the screen for each CSS px; it changes with the zoom of the browser and with the screen. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    subscribe,
    () => window.devicePixelRatio,
    () => 1,
  );
}
