/** Longest wait for an idle moment, in ms, so that the call comes on a busy page too. */
const patience = 4000;

/** Calls back once the page is loaded and idle, so as not to compete with its content. Returns a cancel. */
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
