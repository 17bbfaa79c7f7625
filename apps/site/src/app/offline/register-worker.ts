import { reloadPage } from '../../lib/reload-page.js';
import type { FromWorker, ToWorker } from '../worker/messages.js';
import { status } from './status.js';

/** How often a tab that stays open looks for a new version, in ms. */
const LOOK_EVERY_MS = 3_600_000;

function offerWaiting(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;

  function refresh() {
    // Another tab may have changed to the new version already.
    if (registration.waiting === null) {
      reloadPage();
      return;
    }
    serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker);
  }

  function offer() {
    // The first worker takes over by itself.
    if (registration.waiting !== null && serviceWorker.controller !== null) {
      status.refresh = refresh;
      status.set('update', true);
    }
  }

  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return;
    looked = Date.now();
    // Offline there is nothing to find.
    registration.update().catch(() => undefined);
  });
}

/** Registers the service worker, and tells the status what the worker says and when a new version waits. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
    status.set('kept', data.type === 'kept'),
  );
  const registration = await serviceWorker.register(new URL('worker.js', document.baseURI));
  offerWaiting(registration);
  lookForUpdates(registration);
}

export async function tellWorker(message: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage(message);
}
