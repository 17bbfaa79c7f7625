import type { QueryKey } from '@tanstack/query-core';

import type { ContentType } from '../types.js';

/** Every page of every tab of 我的收藏. */
export const favouritesKey = ['post', '/api/user_favorites/index'] as const;

const papers: readonly QueryKey[] = [
  ['post', '/api/exam/detail'],
  ['post', '/api/exam/list'],
  ['post', '/api/exam/index'],
];
const books: readonly QueryKey[] = [
  ['post', '/api/book/info'],
  ['post', '/api/book/index'],
  ['get', '/api/book/new'],
];
/** Activities and courses are articles too. */
const articles: readonly QueryKey[] = [
  ['post', '/api/article/info'],
  ['post', '/api/article/index'],
];

/** The reads that say of each item of a kind whether it is a favourite (`is_collect`). */
export const showingHearts: Readonly<Record<ContentType, readonly QueryKey[]>> = {
  1: papers,
  2: books,
  3: articles,
  4: articles,
  5: articles,
};
