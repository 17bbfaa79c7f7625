import type { ApiClient } from '../client.js';
import { postMutation } from '../options.js';
import { myBooksKey } from '../personal/keys.js';

export type { VerifyGenuineBookInput } from '../inputs.js';

/**
 * Verifies a scratch-card code. `msg` tells whether it is the first check; an unknown code is refused with 404 and a
 * warning, a code of a recalled batch with 410. The server counts every check and adds the book to 我的图书 of a logged-in user, which is refetched.
 */
export function verifyGenuineBookMutation(client: ApiClient) {
  return postMutation(client, '/api/common/genuine_verification', {
    onSuccess: (_answer, _input, _result, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: myBooksKey });
    },
  });
}
