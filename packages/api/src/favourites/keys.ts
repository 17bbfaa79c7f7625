import type { ContentType } from '../types.js';
import type { GetPath, PostPath } from '../wire.js';

/** Prefix of the keys of all lists of 我的收藏. */
export const favouritesKey = ['post', '/api/user_favorites/index'] as const;

type Read = readonly ['get', GetPath] | readonly ['post', PostPath];

const papers: readonly Read[] = [
  ['post', '/api/exam/detail'],
  ['post', '/api/exam/list'],
  ['post', '/api/exam/index'],
];
const books: readonly Read[] = [
  ['post', '/api/book/info'],
  ['post', '/api/book/index'],
  ['get', '/api/book/new'],
];
/** Activities and courses are articles, too. */
const articles: readonly Read[] = [
  ['post', '/api/article/info'],
  ['post', '/api/article/index'],
];

/** By content type, the queries whose items have `is_collect`. */
export const readsWithIsCollect: Readonly<Record<ContentType, readonly Read[]>> = {
  1: papers,
  2: books,
  3: articles,
  4: articles,
  5: articles,
};
