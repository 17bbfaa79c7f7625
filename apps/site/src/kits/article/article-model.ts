import type { ApiClient } from '@inkstone/api';
import { dashDate } from '@inkstone/api/rules';
import type { Article, ArticleLink, ArticleSummary } from '@inkstone/api/types';
import type { ArticleItem } from '@inkstone/ui/patterns/ArticleRow';
import type { Neighbour } from '@inkstone/ui/patterns/PreviousNext';

import type { Route } from '../../config/route.js';
import { contentHref } from '../content-href.js';

/** An article as its page shows it. */
export interface ArticleModel {
  title: string;
  intro: string;
  source: string;
  author: string;
  /** YYYY-MM-DD (Spec B 9). */
  date: string;
  /** Sanitised HTML. */
  html: string;
  tags: string[];
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** An article as a row of its column's list shows it. */
export function toArticleItem(
  { id, column_id, title, intro, image, source, author, release_time }: ArticleSummary,
  { fileUrl }: Pick<ApiClient, 'fileUrl'>,
): ArticleItem {
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    intro,
    image: fileUrl(image),
    date: dashDate(release_time),
    meta: [source, author],
  };
}

/** @param html the article's content, sanitised */
export function toArticleModel(article: Article, html: string, route: Route<{ id: number }>): ArticleModel {
  const { title, intro, source, author, release_time, tags, prev, next } = article;
  const toNeighbour = (link: ArticleLink | null) =>
    link === null ? undefined : { title: link.title, href: route.href({ id: link.id }) };
  return {
    title,
    intro,
    source,
    author,
    date: dashDate(release_time),
    html,
    tags: tags.map(({ name }) => name),
    previous: toNeighbour(prev),
    next: toNeighbour(next),
  };
}
