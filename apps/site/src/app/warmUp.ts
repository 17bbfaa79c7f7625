import { listArticlesQuery } from '@inkstone/api/articles';
import { listNewBooksQuery } from '@inkstone/api/books';
import { getExamHomeQuery } from '@inkstone/api/papers';
import {
  getHomeComprehensiveQuery,
  getMenuQuery,
  getSiteConfigQuery,
  listSlidesQuery,
} from '@inkstone/api/site-config';
import { media } from '@inkstone/ui/tokens';

import { paths } from '../config/paths.js';
import { COLUMN, HOME_NEWS } from '../config/site.js';
import type { Backend } from './api.js';
import { loadTop } from './loadShell.js';
import { preloadScreen } from './screens.js';

/**
 * Starts everything the first page needs at once: the shell's and the screen's code, and the data of
 * both. Without it the data would be asked for only after the code had come and rendered.
 */
export function warmUp({ client, queryClient }: Backend, address: string): void {
  loadTop(window.matchMedia(media.mobile).matches ? 'mobile' : 'desktop').catch(() => undefined);
  preloadScreen(address);

  void queryClient.prefetchQuery(getMenuQuery(client));
  void queryClient.prefetchQuery(getSiteConfigQuery(client));
  const pathname = address.split('?')[0];
  if (pathname === '/' || pathname === paths.home.pattern) {
    void queryClient.prefetchQuery(listSlidesQuery(client, COLUMN.home));
    void queryClient.prefetchQuery(listNewBooksQuery(client));
    void queryClient.prefetchQuery(getHomeComprehensiveQuery(client));
    void queryClient.prefetchQuery(getExamHomeQuery(client));
    void queryClient.prefetchQuery(listArticlesQuery(client, HOME_NEWS));
  }
}
