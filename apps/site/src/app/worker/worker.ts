import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

import { answerRead, dropFormerAnswers, isRead } from './answers.js';
import { answerAsset } from './assets.js';
import { keepNewest } from './keep-newest.js';
import { keptFile } from './kept.js';
import { readUrl } from './kept-answers.js';
import type { FromWorker, ToWorker } from './messages.js';
import { answerDocument, answerPage, renewPage } from './page.js';
import { dropFormerReleases, releaseCaches, type Release } from './release.js';
import { dropSessions } from './sessions.js';

declare const self: ServiceWorkerGlobalScope;
/** Put in place by the build, which repeats it wherever it is mentioned. */
declare const RELEASE: Release;

const release = RELEASE;

const PICTURES = 'inkstone-pictures';
const PICTURE_LIMIT = 150;

const scope = new URL(self.registration.scope);
const page = { url: scope.href, release };
const { precache, opened } = releaseCaches(release);
const files = readUrl('/files/');

async function windows(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function tellPages(message: FromWorker): Promise<void> {
  for (const client of await windows()) client.postMessage(message);
}

/** False after this worker has told the pages that the server answers, until it does not. */
let isNews = true;

const listener = {
  onKept: async () => {
    isNews = true;
    await tellPages({ type: 'kept' });
  },
  onReached: async () => {
    if (!isNews) return;
    isNews = false;
    await tellPages({ type: 'reached' });
  },
};

/** What nobody needs once a single page is open: releases that no tab runs, and sessions whose tabs are closed. */
async function tidyUp(loggedIn: boolean): Promise<void> {
  if ((await windows()).length > 1) return;
  await dropFormerReleases(release);
  if (!loggedIn) await dropSessions();
}

async function receive(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'opened':
      return tidyUp(message.loggedIn);
    case 'sessionEnded':
      return dropSessions();
    case 'SKIP_WAITING':
      return self.skipWaiting();
  }
}

const controller = new PrecacheController({ cacheName: precache });
// The names of the files contain their hashes, so they need no revision.
controller.precache(release.files.map((url) => ({ url, revision: null })));

// The first visit is kept too: its page is controlled as soon as the worker is installed.
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(renewPage(page));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropFormerAnswers());
});
self.addEventListener('message', (event) => {
  event.waitUntil(receive(event.data as ToWorker));
});

registerRoute(
  new NavigationRoute(({ event }) => answerPage(page, event), {
    // The documentation of the API is beside the site and not part of it.
    allowlist: [new RegExp(`^${scope.pathname}(?:index\\.html)?(?:\\?.*)?$`)],
  }),
);
registerRoute(
  new NavigationRoute(({ request }) => answerDocument(page, request), {
    // The beginnings of all routes.
    allowlist: [new RegExp(`^${scope.pathname}(?:layout/|login)`)],
  }),
);
registerRoute(new PrecacheRoute(controller));
registerRoute(
  ({ url }) => url.href.startsWith(`${scope.href}assets/`),
  ({ request }) => answerAsset(request, opened),
);
// Files of papers are never public. Kept ones are not asked of the server again.
registerRoute(
  ({ url }) => url.href.startsWith(files) && !url.href.startsWith(`${files}public/`),
  async ({ request }) => (await keptFile(request)) ?? fetch(request),
);
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.href.startsWith(files),
  new StaleWhileRevalidate({
    cacheName: PICTURES,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // Pages of a paper are private; the server says so.
        cacheWillUpdate: ({ response }) => {
          const isPrivate = response.headers.get('cache-control')?.includes('no-store') === true;
          return Promise.resolve(response.status === 200 && !isPrivate ? response : null);
        },
        cacheDidUpdate: () => keepNewest(PICTURES, PICTURE_LIMIT),
      },
    ],
  }),
);
for (const method of ['GET', 'POST'] as const) {
  registerRoute(
    ({ request }) => isRead(request),
    ({ request, event }) => answerRead(request, event, listener),
    method,
  );
}
