/** How long the worker may take to answer this page, in ms. A page that was reloaded past it is never answered. */
const CONTROL_MS = 3000;

/**
 * Waits for the worker that answers where there is no network. It is installed here too: where the browser saves data it
 * is not installed by itself.
 *
 * @throws where the browser has none
 */
export async function needWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) throw new Error('The browser keeps nothing.');
  if (!import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  await serviceWorker.register(new URL('worker.js', document.baseURI));
  await serviceWorker.ready;
  if (serviceWorker.controller === null) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, CONTROL_MS);
    });
  }
  await keepCode();
}

/** What draws the paper may have come before the worker, which keeps large files only when they are asked for. */
async function keepCode(): Promise<void> {
  const assets = new URL('assets/', document.baseURI).href;
  for (const { name } of performance.getEntriesByType('resource')) {
    const isMissing =
      name.startsWith(assets) && (await caches.match(name, { ignoreVary: true })) === undefined;
    if (isMissing) await fetch(name);
  }
}
