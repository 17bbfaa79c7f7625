import type { Content } from '@inkstone/api/props/links';
import { articlePage, favouritePage } from '@inkstone/api/rules';
import type { ContentType } from '@inkstone/api/types';

import { paths } from './config/paths.js';

/** For content whose column the server does not name. Every article opens on every page of articles. */
const FALLBACK = {
  1: 'topicSubjectDetails',
  2: 'booksDetails',
  3: 'KnowledgeDetails',
  4: 'thematicDetails',
  5: 'onlineDetails',
} as const satisfies Record<ContentType, string>;

function pageOf({ type, column_id, activity_type }: Content) {
  if (type === undefined) return articlePage(column_id ?? 0) ?? FALLBACK[3];
  const content = {
    ...(column_id === undefined ? {} : { column_id }),
    ...(activity_type === undefined ? {} : { activity_type }),
  };
  return favouritePage({ type, content }) ?? FALLBACK[type];
}

/** The link to any piece of content: an item of a list, a favourite (Spec B 2.6), a recommendation, a teaser. */
export function contentHref(content: Content): string {
  return paths[pageOf(content)].href({ id: content.id });
}
