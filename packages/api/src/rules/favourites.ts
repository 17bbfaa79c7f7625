import type { ContentType } from '../types.js';

/** Content types of favourites (Spec A 4). */
export const favouriteType = { paper: 1, book: 2, article: 3, activity: 4, course: 5 } as const;

/** Page sizes of the tabs of 我的收藏, by content type (Spec B 9). */
export const FAVOURITES_PER_PAGE = { 1: 10, 2: 8, 3: 10, 4: 4, 5: 6 } as const satisfies Record<
  ContentType,
  number
>;
