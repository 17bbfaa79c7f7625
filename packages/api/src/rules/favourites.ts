import type { ContentType } from '../types.js';

/** Kinds of content that can be a favourite (Spec A 4). */
export const favouriteType = { paper: 1, book: 2, article: 3, activity: 4, course: 5 } as const;

/** How many favourites a tab of 我的收藏 shows (Spec B 9). */
export const FAVOURITES_PER_PAGE = { 1: 10, 2: 8, 3: 10, 4: 4, 5: 6 } as const satisfies Record<
  ContentType,
  number
>;
