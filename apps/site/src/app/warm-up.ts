import { getMenuQuery, getSiteConfigQuery } from '@inkstone/api/site-config';
import { media } from '@inkstone/ui/tokens';

import { paths } from '../config/paths.js';
import { fetchHome } from '../screens/home/Home/queries.js';
import type { Backend } from './backend.js';
import { loadTop } from './load-shell.js';
import { preloadScreen } from './screens.js';

/** Ignores a failure: the component that needs the data fetches it again, and shows a failure then. */
function attempt(start: Promise<unknown>): void {
  start.catch(() => undefined);
}

/**
 * Starts fetching everything that the first page needs at once: the code of shell and screen, and the data
 * of both. Otherwise the data would be requested only after the code has been fetched and rendered.
 */
export function warmUp(backend: Backend, address: string): void {
  const { client, queryClient } = backend;
  attempt(loadTop(window.matchMedia(media.mobile).matches ? 'mobile' : 'desktop'));
  preloadScreen(address);

  attempt(queryClient.query(getMenuQuery(client)));
  attempt(queryClient.query(getSiteConfigQuery(client)));
  const pathname = address.split('?')[0];
  if (pathname === '/' || pathname === paths.home.pattern) {
    for (const call of fetchHome(backend)) attempt(call);
  }
}
