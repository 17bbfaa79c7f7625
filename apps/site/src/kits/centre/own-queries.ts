import type { ApiClient } from '@inkstone/api';
import { listMessagesQuery } from '@inkstone/api/messages';
import { listMyActivitiesQuery, listMyBooksQuery, listMyDownloadsQuery } from '@inkstone/api/personal';

import { PAGE_SIZE } from '../../lib/config/page-size.js';

/**
 * The first page of each of the owner's lists, as its screen asks for it: what one has fetched, another shows at once.
 */
export function ownQueries(client: ApiClient) {
  return {
    books: listMyBooksQuery(client, { page: 1, psize: PAGE_SIZE.myBook }),
    papers: listMyDownloadsQuery(client, { type: 1, page: 1, psize: PAGE_SIZE.myDownloads }),
    resources: listMyDownloadsQuery(client, { type: 2, page: 1, psize: PAGE_SIZE.myDownloads }),
    activities: listMyActivitiesQuery(client, { page: 1, psize: PAGE_SIZE.myActivity }),
    messages: listMessagesQuery(client, { page: 1, psize: PAGE_SIZE.myNotifications }),
  };
}
