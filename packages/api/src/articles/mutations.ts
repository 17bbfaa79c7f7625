import type { ApiClient } from '../client.js';
import { mutationOptions } from '../options.js';
import type { Article } from '../types.js';
import { articleKey, articleListsKey } from './keys.js';

/**
 * Counts a play, once a view, when the film first starts (Spec B 4). The detail is counted up where it stands:
 * fetching it would count a view that nobody had. A failure is quiet: the film plays on.
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
