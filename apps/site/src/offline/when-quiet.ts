/** How long after loading the first visit still fetches data and pictures on a slow network, in ms. */
const SETTLING_MS = 3000;

/** Runs something once the page has loaded and the browser has nothing else to do. */
export function whenQuiet(run: () => void): void {
  function idle() {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else run();
  }
  function settle() {
    setTimeout(idle, SETTLING_MS);
  }
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
}
