import { useSyncExternalStore } from 'react';

/** Each query matches only one ratio, so that each change needs a new query. */
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

/** Device pixels for each CSS px; changes with the browser's zoom and with the screen. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    subscribe,
    () => window.devicePixelRatio,
    () => 1,
  );
}
