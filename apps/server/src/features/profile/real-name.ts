import { isDuplicate } from '../../db/unique.js';
import { ownAccount } from '../../shared/account/own-account.queries.js';
import { Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Call } from '../../shared/operation.js';
import type { Services } from '../../shared/services.js';
import { isCardTaken, setRealName } from './profile.queries.js';

type Form = Call<'updateUserInfo'>['body'];

/**
 * Stores the real name for good. That the card belongs to the user would need an official register.
 * The number is never logged, and stored encrypted.
 * @throws Refusal 409 (already verified, or the card belongs to another account), 429
 */
export async function verifyRealName(
  { db, limits, identityCards }: Services,
  userId: number,
  { username = '', identity_card_code = '' }: Form,
): Promise<void> {
  if ((await ownAccount(db, userId)).isVerified) throw alreadyVerified();
  await limits.consume('real-name', String(userId));
  if (await isCardTaken(db, identityCards.hashesOf(identity_card_code))) throw cardTaken();
  const values = { realName: username, identity: identityCards.columnsOf(identity_card_code) };
  const isSet = await setRealName(db, userId, values).catch((error: unknown) => {
    throw isDuplicate(error, 'users_identity_hash') ? cardTaken() : error;
  });
  if (!isSet) throw alreadyVerified();
}

function cardTaken(): Refusal {
  return new Refusal(refusalCodes.conflict, '该身份证号已用于其他账户的实名认证');
}

function alreadyVerified(): Refusal {
  return new Refusal(refusalCodes.conflict, '已实名认证');
}
