import { isDuplicate } from '../db/unique.js';
import { Refusal, refusalCodes } from '../envelope.js';
import { ownAccount, setRealName } from '../repositories/profiles.js';
import type { Services } from '../services.js';
import type { Call } from './operation.js';

type Form = Call<'updateUserInfo'>['body'];

/**
 * Keeps who the person is, once and for all. That the card is theirs nobody checks here: it needs an official
 * register. Its number is never logged, and leaves the server masked only.
 * @throws Refusal 409 (verified already, or the card is another account's), 429
 */
export async function verifyRealName(
  { db, limits }: Services,
  userId: number,
  { username = '', identity_card_code = '' }: Form,
): Promise<void> {
  if ((await ownAccount(db, userId)).isVerified) throw alreadyVerified();
  await limits.consume('real-name', String(userId));
  const values = { realName: username, identityCard: identity_card_code };
  const isSet = await setRealName(db, userId, values).catch((error: unknown) => {
    if (!isDuplicate(error, 'users_identity_card')) throw error;
    throw new Refusal(refusalCodes.conflict, '该身份证号已用于其他账户的实名认证');
  });
  if (!isSet) throw alreadyVerified();
}

function alreadyVerified(): Refusal {
  return new Refusal(refusalCodes.conflict, '已实名认证');
}
