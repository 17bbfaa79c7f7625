import type { ApiClient } from '../client.js';
import type { AvatarInput, UpdateUserInfoInput } from '../inputs.js';
import { mutationOptions, postMutation } from '../options.js';
import type { ProfileSaved } from '../types.js';
import type { Answer } from '../wire.js';

export type { AvatarInput, RealNameInput, SendResetPhoneCodeInput, UpdateUserInfoInput } from '../inputs.js';

const path = '/api/user/update_userinfo';

/** Sends a code to the new phone number. A failure shows no message, only the button is enabled again (Spec B 4). */
export function sendResetPhoneCodeMutation(client: ApiClient) {
  return postMutation(client, '/api/user/send_reset_phone_code', { meta: { quiet: true } });
}

/**
 * Saves either the profile or the real name. Show `msg`. The session is updated with the new profile, or ends when a new
 * password or phone number requires a login (`reset_password` 1, Spec B 4).
 */
export function updateUserInfoMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', path],
    mutationFn: (change: UpdateUserInfoInput) => updateSession(client, () => client.post(path, change)),
    // A password or identity card number must not stay in the mutation cache for the usual five minutes.
    gcTime: 0,
  });
}

/** Saves a new avatar and updates the session with it. Show `msg`. */
export function uploadAvatarMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', path],
    mutationFn: ({ avatar, ...options }: AvatarInput) =>
      updateSession(client, () => client.upload(path, { avatar }, options)),
    gcTime: 0,
  });
}

async function updateSession(
  { session }: ApiClient,
  save: () => Promise<Answer<ProfileSaved>>,
): Promise<Answer<ProfileSaved>> {
  const token = session.get()?.jwt;
  const answer = await save();
  // If the user has logged out or in again in the meantime, the response belongs to an old session.
  if (session.get()?.jwt !== token) return answer;
  if (answer.data.user_info === null) session.clear();
  else session.set(answer.data.user_info);
  return answer;
}
