import type { ApiClient } from '../client.js';
import { postMutation } from '../options.js';
import { progressKey } from './keys.js';

export type {
  OpenShopApplicationInput,
  SendShopPhoneCodeInput,
  SubmitShopApplicationInput,
} from '../inputs.js';

/** Sends a code to the applicant's phone. A failure shows no message, only the button is enabled again (Spec B 4). */
export function sendShopPhoneCodeMutation(client: ApiClient) {
  return postMutation(client, '/api/sale_auth/cert_phone_code', { meta: { quiet: true } });
}

/**
 * Submits the whole application, or with `query_code` and `pass` the correction of one that was sent back. `data.query_code`
 * is the code to query its progress, `data.pass` what lets this device correct it later. If the response was lost and
 * the same application is submitted again, both are the same.
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

/**
 * Opens an application that was sent back by a code to the phone of the application; `data.pass` then opens it with
 * `openShopApplicationQuery`. A device that has the pass needs no code.
 */
export function openShopApplicationMutation(client: ApiClient) {
  return postMutation(client, '/api/sale_auth/returned_application', { gcTime: 0 });
}
