import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import type { Article } from '../types.js';
import { articleKey, articleListsKey } from './keys.js';

/**
 * Counts a play. Call it once per view, when the video first starts (Spec B 4). The count in the cached detail is
 * increased locally, because refetching the detail would count another view. A failure shows no message.
 */
export function countPlayMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['get', '/api/article/play_number'],
    mutationFn: (articleId: number) => client.get('/api/article/play_number', { id: articleId }),
    onSuccess: (_answer, articleId, _result, { client: queryClient }) => {
      queryClient.setQueryData<Article>(articleKey(articleId), (article) =>
        article?.play_number === undefined ? article : { ...article, play_number: article.play_number + 1 },
      );
      void queryClient.invalidateQueries({ queryKey: articleListsKey });
    },
    meta: { quiet: true },
  });
}
