import { chineseName, identityCard } from '@inkstone/forms/rules';
import { isDuplicate } from '../db/unique.js';
import { type FieldError, Refusal, refusalCodes } from '../envelope.js';
import { ownAccount, setRealName } from '../repositories/profiles.js';
import type { Services } from '../services.js';
import type { Call } from './operation.js';
import { refuseFields } from './verification.js';

type Form = Call<'updateUserInfo'>['body'];

export const realNameFields = ['username', 'identity_card_code'] as const;

/**
 * Keeps who the person is, once and for all. That the card is theirs nobody checks here: it needs an official
 * register. Its number is never logged, and leaves the server masked only.
 * @throws Refusal 400, 409 (verified already, or the card is another account's), 429
 */
export async function verifyRealName(
  { db, limits }: Services,
  userId: number,
  { username = '', identity_card_code: card = '' }: Form,
): Promise<void> {
  const [name, number] = [chineseName.safeParse(username), identityCard.safeParse(card)];
  refuseFields([...errorsOf('username', name.error), ...errorsOf('identity_card_code', number.error)]);
  if ((await ownAccount(db, userId)).isVerified) throw alreadyVerified();
  await limits.consume('real-name', String(userId));
  const values = { realName: name.data ?? '', identityCard: number.data ?? '' };
  const isSet = await setRealName(db, userId, values).catch((error: unknown) => {
    if (!isDuplicate(error, 'users_identity_card')) throw error;
    throw new Refusal(refusalCodes.conflict, '该身份证号已用于其他账户的实名认证');
  });
  if (!isSet) throw alreadyVerified();
}

function errorsOf(
  field: string,
  error: { issues: readonly { message: string }[] } | undefined,
): FieldError[] {
  return (error?.issues ?? []).slice(0, 1).map(({ message }) => ({ field, message }));
}

function alreadyVerified(): Refusal {
  return new Refusal(refusalCodes.conflict, '已实名认证');
}
