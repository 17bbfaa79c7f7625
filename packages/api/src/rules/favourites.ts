import type { Flag } from '../types.js';

/** Kinds of content that can be a favourite (Spec A 4). */
export const favouriteType = { paper: 1, book: 2, article: 3, activity: 4, course: 5 } as const;

/** What the favourite button does next (Spec A 4). */
export function favouriteLabel(isCollect: Flag): '加入收藏' | '取消收藏' {
  return isCollect === 0 ? '加入收藏' : '取消收藏';
}
