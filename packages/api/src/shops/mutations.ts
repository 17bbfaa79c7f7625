import type { ApiClient } from '../client.js';
import { postMutation } from '../options.js';
import { progressKey } from './keys.js';

export type { SendShopPhoneCodeInput, SubmitShopApplicationInput } from '../inputs.js';

/** Sends a code to the applicant's phone. A failure shows no message, only the button is enabled again (Spec B 4). */
export function sendShopPhoneCodeMutation(client: ApiClient) {
  return postMutation(client, '/api/sale_auth/cert_phone_code', { meta: { quiet: true } });
}

/**
 * Submits the whole application. `data.query_code` is the code to query its progress. If the response was lost and the
 * same application is submitted again, the query code is the same.
 */
export function submitShopApplicationMutation(client: ApiClient) {
  return postMutation(client, '/api/sale_auth/certification_submit', {
    onSuccess: ({ data }, _input, _result, { client: queryClient }) => {
      // Not awaited: the progress page, which opens next, fetches the query itself.
      void queryClient.invalidateQueries({ queryKey: progressKey(data.query_code) });
    },
    // Personal documents must not stay in the mutation cache for the usual five minutes.
    gcTime: 0,
  });
}
