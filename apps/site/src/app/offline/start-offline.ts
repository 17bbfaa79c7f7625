import type { SessionPort } from '@inkstone/api';
import type { QueryClient } from '@tanstack/react-query';

import type { Backend } from '../backend.js';
import { savesData } from '../connection.js';
import { whenQuiet } from '../when-quiet.js';
import { loadNoticeBar } from './load-notice-bar.js';
import { status } from './status.js';

/** Fetches everything again when the network is back: what is shown may be old, or an error. */
function followNetwork(queryClient: QueryClient): void {
  let wasAway = false;
  status.subscribe(() => {
    const isAway = status.notice() === 'offline' || status.notice() === 'kept';
    if (wasAway && !isAway) void queryClient.invalidateQueries();
    wasAway = isAway;
  });
  const update = () => status.set('offline', !navigator.onLine);
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();
}

/** Removes what the worker has kept for a session when the session ends. */
function followSession(session: SessionPort, endSession: () => void): void {
  let token = session.get()?.jwt;
  session.subscribe(() => {
    const current = session.get()?.jwt;
    if (token !== undefined && current !== token) endSession();
    token = current;
  });
}

/** The visitor has asked the browser to save data, or the browser keeps no files: then no worker is installed. */
function wantsWorker(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator && !savesData();
}

async function startWorker({ client, queryClient }: Backend): Promise<void> {
  const { session } = client;
  const { serviceWorker } = navigator;
  const [{ registerWorker, tellWorker }, { keepShownAnswers }] = await Promise.all([
    import('./register-worker.js'),
    import('./keep-shown-answers.js'),
  ]);
  followSession(session, () => void tellWorker({ type: 'sessionEnded' }));
  if (serviceWorker.controller === null) {
    const keep = () => {
      if (session.get() === null) void keepShownAnswers(queryClient);
    };
    serviceWorker.addEventListener('controllerchange', keep, { once: true });
  }
  await registerWorker();
  await tellWorker({ type: 'opened', loggedIn: session.get() !== null });
}

/** Shows when the network is away, and installs the service worker after the first visit has all it needs. */
export function startOffline(backend: Backend): void {
  followNetwork(backend.queryClient);
  const worker = wantsWorker();
  whenQuiet(() => {
    // The worker keeps all code. Without one the bar could not be fetched any more when the network is away. Without
    // either the site works as long as there is a network.
    (worker ? startWorker(backend) : loadNoticeBar()).catch(() => undefined);
  });
}
