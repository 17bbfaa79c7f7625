/** Longest wait for an idle moment, in ms, so that the callback also runs on a busy page. */
const patience = 4000;

/** Calls back when the page is loaded and idle, to not delay its content. Returns a cancel function. */
export function afterLoadAndIdle(callback: () => void): () => void {
  let cancelIdle: (() => void) | undefined;

  function whenIdle() {
    // Safari before 18 has no requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: patience });
      cancelIdle = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(callback, 200);
      cancelIdle = () => clearTimeout(timer);
    }
  }

  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });

  return () => {
    window.removeEventListener('load', whenIdle);
    cancelIdle?.();
  };
}
