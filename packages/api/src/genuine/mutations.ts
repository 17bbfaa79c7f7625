import type { ApiClient } from '../client.js';
import type { VerifyGenuineBookInput } from '../inputs.js';
import { mutationOptions } from '../options.js';
import { myBooksKey } from '../personal/keys.js';

export type { VerifyGenuineBookInput } from '../inputs.js';

/**
 * Checks a scratch code; `msg` says whether it was the first time. 404 with a warning for an unknown code. The
 * server counts every check, and the book joins 我的图书 of whoever is logged in, which is fetched anew.
 */
export function verifyGenuineBookMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/common/genuine_verification'],
    mutationFn: (input: VerifyGenuineBookInput) => client.post('/api/common/genuine_verification', input),
    onSuccess: (_answer, _input, _result, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: myBooksKey });
    },
  });
}
