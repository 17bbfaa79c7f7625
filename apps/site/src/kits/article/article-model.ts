import type { ApiClient } from '@inkstone/api';
import { dashDate } from '@inkstone/api/rules';
import type { Article, ArticleLink, ArticleSummary } from '@inkstone/api/types';
import type { ArticleItem } from '@inkstone/ui/patterns/ArticleRow';
import type { OutlineEntry } from '@inkstone/ui/patterns/ArticleOutline';
import type { Neighbour } from '@inkstone/ui/patterns/PreviousNext';

import type { Route } from '../../config/route.js';
import { outlineOf } from '../../html/outline.js';
import { rowStatus } from '../../models/activity.js';
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
  /** Its sections; empty for a short article. */
  outline: OutlineEntry[];
  tags: string[];
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** An article as a row of its column's list shows it. */
export function toArticleItem(article: ArticleSummary, { fileUrl }: Pick<ApiClient, 'fileUrl'>): ArticleItem {
  const { id, column_id, title, intro, image, source, author, release_time } = article;
  return {
    id,
    title,
    href: contentHref({ id, column_id }),
    intro,
    image: fileUrl(image),
    date: dashDate(release_time),
    meta: [source, author],
    status: rowStatus(article, Date.now()),
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
    outline: outlineOf(html),
    tags: tags.map(({ name }) => name),
    previous: toNeighbour(prev),
    next: toNeighbour(next),
  };
}
