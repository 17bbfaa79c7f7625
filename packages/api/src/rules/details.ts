import { favouriteType } from './favourites.js';
import { sectionOf, type SectionName, type SECTIONS } from './sections.js';

/** The pages of one article of a column. */
export type ArticlePage = Extract<(typeof SECTIONS)[SectionName], { detail: string }>['detail'];

/** The detail page of the articles of a column (Spec B 2); `undefined` for a column without articles. */
export function articlePage(columnId: number): ArticlePage | undefined {
  return sectionOf(columnId)?.detail as ArticlePage | undefined;
}

/** What decides which page a favourite opens: its type and, for articles, the column and the activity type. */
export interface FavouriteContent {
  type: number;
  content: { column_id?: number; activity_type?: number };
}

/** The page that a favourite opens (Spec B 2.6). */
export function favouritePage({
  type,
  content: { column_id, activity_type },
}: FavouriteContent): ArticlePage | 'topicSubjectDetails' | 'booksDetails' | undefined {
  if (type === favouriteType.paper) return 'topicSubjectDetails';
  if (type === favouriteType.book) return 'booksDetails';
  if (type === favouriteType.course) return 'onlineDetails';
  if (activity_type === 1) return 'researchDetails';
  if (activity_type === 2) return 'thematicDetails';
  return column_id === undefined ? undefined : articlePage(column_id);
}
