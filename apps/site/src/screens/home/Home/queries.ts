import type { ApiClient } from '@inkstone/api';
import { listArticlesQuery } from '@inkstone/api/articles';
import { listNewBooksQuery } from '@inkstone/api/books';
import { getExamHomeQuery } from '@inkstone/api/papers';
import { SECTIONS } from '@inkstone/api/rules';
import { getHomeComprehensiveQuery, listSlidesQuery } from '@inkstone/api/site-config';
import type { QueryClient } from '@tanstack/react-query';

import { HOME_NEWS } from '../../../lib/config/home.js';

export function homeQueries(client: ApiClient) {
  return {
    slides: listSlidesQuery(client, SECTIONS.home.id),
    newBooks: listNewBooksQuery(client),
    overview: getHomeComprehensiveQuery(client),
    papers: getExamHomeQuery(client),
    news: listArticlesQuery(client, HOME_NEWS),
  };
}

interface Source {
  client: ApiClient;
  queryClient: QueryClient;
}

export function fetchHome({ client, queryClient }: Source): Promise<unknown>[] {
  const { slides, newBooks, overview, papers, news } = homeQueries(client);
  return [
    queryClient.query(slides),
    queryClient.query(newBooks),
    queryClient.query(overview),
    queryClient.query(papers),
    queryClient.query(news),
  ];
}
