import type { ApiClient } from '../client.js';
import type { AvatarInput, SendResetPhoneCodeInput, UpdateUserInfoInput } from '../inputs.js';
import { mutationOptions } from '../options.js';
import type { ProfileSaved } from '../types.js';
import type { Answer } from '../wire.js';

export type { AvatarInput, RealNameInput, SendResetPhoneCodeInput, UpdateUserInfoInput } from '../inputs.js';

const path = '/api/user/update_userinfo';

/** Sends a code to the number that is to be the new one. A failure is quiet: the button comes back (Spec B 4). */
export function sendResetPhoneCodeMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', '/api/user/send_reset_phone_code'],
    mutationFn: (input: SendResetPhoneCodeInput) => client.post('/api/user/send_reset_phone_code', input),
    meta: { quiet: true },
  });
}

/**
 * Saves the profile or the real name, one of the two at a time; `msg` is to be shown. The session follows: it
 * takes the new profile over, or ends when a new password or phone number asks for a login (`reset_password` 1,
 * Spec B 4).
 */
export function updateUserInfoMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['post', path],
    mutationFn: (change: UpdateUserInfoInput) => inSession(client, () => client.post(path, change)),
    // A password or an identity card must not stay in the mutation cache for the usual five minutes.
    gcTime: 0,
  });
}

/** Shows a new picture, and keeps the session up to date with it; `msg` is to be shown. */
export function uploadAvatarMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: ['upload', path],
    mutationFn: ({ avatar, ...options }: AvatarInput) =>
      inSession(client, () => client.upload(path, { avatar }, options)),
    gcTime: 0,
  });
}

async function inSession(
  { session }: ApiClient,
  save: () => Promise<Answer<ProfileSaved>>,
): Promise<Answer<ProfileSaved>> {
  const token = session.get()?.jwt;
  const answer = await save();
  // Whoever has logged out or in again meanwhile is not to be logged in as who they were.
  if (session.get()?.jwt !== token) return answer;
  if (answer.data.user_info === null) session.clear();
  else session.set(answer.data.user_info);
  return answer;
}
