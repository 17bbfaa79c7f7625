import { favouriteType } from './favourites.js';

/** Article columns and the detail page of their articles under /layout/list/ (Spec B 2). */
const PAGES = {
  24: 'researchDetails',
  25: 'activityDetails',
  26: 'KnowledgeDetails',
  27: 'onlineDetails',
  28: 'thematicDetails',
  29: 'worksDisplayDetails',
  30: 'talkPoliciesDetails',
  31: 'checkTheProcessDetails',
  33: 'findAUniversityDetails',
  34: 'parentChildGardenDetails',
  38: 'joinUsDetails',
  39: 'enterpriseDetails',
  40: 'projectAchievementsDetails',
  46: 'fundingDetails',
} as const;

export type ArticlePage = (typeof PAGES)[keyof typeof PAGES];

const pageOf: ReadonlyMap<number, ArticlePage> = new Map(
  Object.entries(PAGES).map(([column, page]) => [Number(column), page]),
);

/** The detail page of the articles of a column; `undefined` for a column without articles. */
export function articlePage(columnId: number): ArticlePage | undefined {
  return pageOf.get(columnId);
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
