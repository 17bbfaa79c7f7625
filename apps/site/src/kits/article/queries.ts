import type { ApiClient } from '@inkstone/api';
import { getArticleQuery } from '@inkstone/api/articles';

/** What the page of an article asks first. */
export function articleQueries(client: ApiClient, id: number) {
  return { article: getArticleQuery(client, id) };
}
