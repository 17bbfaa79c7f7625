import type { UserSession } from '../types.js';

/** Whether the real name is verified: the name and the identity card number are both set (Spec B 4). */
export function realNameKnown({
  username,
  identity_card_code,
}: Pick<UserSession, 'username' | 'identity_card_code'>): boolean {
  return username !== '' && identity_card_code !== '';
}
