/** Longest wait for an idle moment, in ms: a busy page starts its slides all the same. */
const patience = 4000;

/**
 * Calls back once the page has loaded and the main thread has a free moment, so that what is fetched
 * then competes with nothing the reader is waiting for. Returns the way to call it off.
 */
export function afterLoadAndIdle(callback: () => void): () => void {
  let cancelIdle: (() => void) | undefined;

  function whenIdle() {
    // Safari before 18 has no idle callback.
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: patience });
      cancelIdle = () => {
        window.cancelIdleCallback(handle);
      };
    } else {
      const timer = setTimeout(callback, 200);
      cancelIdle = () => {
        clearTimeout(timer);
      };
    }
  }

  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });

  return () => {
    window.removeEventListener('load', whenIdle);
    cancelIdle?.();
  };
}
