/** Prefix of the keys of all article details. */
export const articleDetailsKey = ['post', '/api/article/info'] as const;

/** Key of the detail of one article, activity, course or university, for its query and the mutations that change it. */
export function articleKey(articleId: number) {
  return [...articleDetailsKey, { id: articleId }] as const;
}

/** Prefix of the keys of all article lists. */
export const articleListsKey = ['post', '/api/article/index'] as const;
