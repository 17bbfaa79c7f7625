import type { ApiClient } from '../client.js';
import type { DeleteAccountInput } from '../inputs.js';
import { mutationOptions } from '../options.js';
import { sessionsKey } from './keys.js';

export type { DeleteAccountInput } from '../inputs.js';

/** Logs the user out on all other devices. Show `msg`; `data.count` is the number of ended logins, 0 for none. */
export function endOtherSessionsMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/session_end_others'],
    mutationFn: () => client.post('/api/user/session_end_others', null),
    onSettled: (_answer, _error, _input, _before, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });
}

/**
 * Sends a code to the user's present phone number, or e-mail address if there is none, after updateUserInfo was refused
 * with 428. Send it as `current_code` with the same change. `data.account` is the masked receiver. A failure shows no
 * message, only the button is enabled again, as for every code (Spec B 4).
 */
export function sendConfirmCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/send_confirm_code'],
    mutationFn: () => client.post('/api/user/send_confirm_code', null),
    meta: { quiet: true },
  });
}

/**
 * Deletes the account with everything personal, at once and for good; ask for confirmation before. The session ends.
 * Show `msg`, then open home. 422: a wrong password.
 */
export function deleteAccountMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/delete_account'],
    mutationFn: async (input: DeleteAccountInput) => {
      const token = client.session.get()?.jwt;
      const answer = await client.post('/api/user/delete_account', input);
      // If the user has logged in to another account in the meantime, that session stays.
      if (client.session.get()?.jwt === token) client.session.clear();
      return answer;
    },
    // A password must not stay in the mutation cache for the usual five minutes.
    gcTime: 0,
  });
}
