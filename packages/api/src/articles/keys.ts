/** Every detail of an article that is kept. */
export const articleDetailsKey = ['post', '/api/article/info'] as const;

/** The detail of one article, activity, course or university: shared by its query and by the writes that change it. */
export function articleKey(articleId: number) {
  return [...articleDetailsKey, { id: articleId }] as const;
}

/** Every list of articles, whatever its column and filters. */
export const articleListsKey = ['post', '/api/article/index'] as const;
