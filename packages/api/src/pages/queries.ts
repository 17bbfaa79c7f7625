import { untilReload } from '../caching.js';
import type { ApiClient } from '../client.js';
import { getQuery } from '../options.js';

/**
 * The signature for the card of a page in WeChat. Ask only where the configuration has `share_cards`.
 *
 * @param url of the page, without # and what is behind it
 */
export function signShareQuery(client: ApiClient, url: string) {
  const query = { url };
  return getQuery(client, '/api/page/share_signature', untilReload, query);
}
