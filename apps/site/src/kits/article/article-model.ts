import { dashDate } from '@inkstone/api/rules';
import type { Article, ArticleLink } from '@inkstone/api/types';
import type { Crumb } from '@inkstone/ui/components/Breadcrumbs';
import type { OutlineEntry } from '@inkstone/ui/patterns/ArticleOutline';
import type { Neighbour } from '@inkstone/ui/patterns/PreviousNext';

import type { Route } from '../../lib/config/route.js';
import type { Detail } from '../detail/use-detail.js';
import type { Favourite } from '../favourite/use-favourite.js';

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

/** What the page of an article gets from its data part. */
export interface ArticlePageModel {
  article: Detail<ArticleModel>;
  favourite: Favourite;
  /** From home to this page; the step before the last leads back to the list. */
  crumbs: readonly Crumb[];
}

/** @param text the article's content, sanitised, with its sections */
export function toArticleModel(
  article: Article,
  text: Pick<ArticleModel, 'html' | 'outline'>,
  route: Route<{ id: number }>,
): ArticleModel {
  const { title, intro, source, author, release_time, tags, prev, next } = article;
  const toNeighbour = (link: ArticleLink | null) =>
    link === null ? undefined : { title: link.title, href: route.href({ id: link.id }) };
  return {
    title,
    intro,
    source,
    author,
    date: dashDate(release_time),
    ...text,
    tags: tags.map(({ name }) => name),
    previous: toNeighbour(prev),
    next: toNeighbour(next),
  };
}
