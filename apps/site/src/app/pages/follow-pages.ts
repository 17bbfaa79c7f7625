import { getSiteConfigQuery } from '@inkstone/api/site-config';
import { isInWeChat } from '@inkstone/ui/patterns/BrowserHint';

import type { Backend } from '../backend.js';
import { countPages, declinesCounting } from './count-pages.js';

/** What a server may want to know of the pages that are shown, and what WeChat does. Both only where it says so. */
export async function followPages(backend: Backend): Promise<void> {
  const { client, queryClient } = backend;
  const { counts_reads, share_cards } = await queryClient.query(getSiteConfigQuery(client));
  if (counts_reads === true && !declinesCounting()) countPages();
  if (share_cards === true && isInWeChat()) {
    const { showCards } = await import('./wechat-cards.js');
    await showCards(backend);
  }
}
