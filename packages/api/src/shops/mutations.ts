import type { ApiClient } from '../client.js';
import type { SendShopPhoneCodeInput, SubmitShopApplicationInput } from '../inputs.js';
import { mutationOptions } from '../options.js';
import { progressKey } from './keys.js';

export type { SendShopPhoneCodeInput, SubmitShopApplicationInput } from '../inputs.js';

/** Sends a code to the applicant's phone. A failure is quiet: the button comes back, no more (Spec B 4). */
export function sendShopPhoneCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/sale_auth/cert_phone_code'],
    mutationFn: (input: SendShopPhoneCodeInput) => client.post('/api/sale_auth/cert_phone_code', input),
    meta: { quiet: true },
  });
}

/**
 * Sends the whole application; `data.query_code` is what its progress is asked with. Sent again after an answer
 * was lost, it gives the same query code.
 */
export function submitShopApplicationMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/sale_auth/certification_submit'],
    mutationFn: (input: SubmitShopApplicationInput) =>
      client.post('/api/sale_auth/certification_submit', input),
    onSuccess: ({ data }, _input, _result, { client: queryClient }) => {
      // Not awaited: the person goes on to the progress, which fetches itself.
      void queryClient.invalidateQueries({ queryKey: progressKey(data.query_code) });
    },
    // A person's papers must not stay in the mutation cache for the usual five minutes.
    gcTime: 0,
  });
}
