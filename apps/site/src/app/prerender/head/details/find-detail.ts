import { getArticleQuery } from '@inkstone/api/articles';
import { getBookQuery } from '@inkstone/api/books';
import { getPaperPreviewQuery, getPaperQuery } from '@inkstone/api/papers';
import { getOnlineShopQuery } from '@inkstone/api/shops';

import type { Backend } from '../../../backend.js';
import type { PathName } from '../../../../lib/config/paths.js';
import type { Addresses } from '../addresses.js';
import { articleDetail } from './article.js';
import { bookDetail } from './book.js';
import type { Detail } from './detail.js';
import { paperDetail } from './paper.js';
import { shopDetail } from './shop.js';

/** The thing that a detail page shows, from what has been fetched for it. */
export function findDetail(
  name: PathName,
  id: number,
  { client, queryClient }: Pick<Backend, 'client' | 'queryClient'>,
  addresses: Addresses,
): Detail | undefined {
  const book = queryClient.getQueryData(getBookQuery(client, id).queryKey);
  const paper = queryClient.getQueryData(getPaperQuery(client, id).queryKey);
  const shop = queryClient.getQueryData(getOnlineShopQuery(client, id).queryKey);
  const article = queryClient.getQueryData(getArticleQuery(client, id).queryKey);
  if (name === 'booksDetails') return book && bookDetail(book, addresses);
  if (name === 'topicSubjectDetails')
    return (
      paper &&
      paperDetail(paper, queryClient.getQueryData(getPaperPreviewQuery(client, id).queryKey), addresses)
    );
  if (name === 'onlineShopDetails') return shop && shopDetail(shop);
  return article && articleDetail(article, name, addresses);
}
