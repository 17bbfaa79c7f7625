import { type FieldError, Refusal, refusalCodes } from '../envelope.js';
import { type CodeCheck, codeMinutes, type CodePurpose, createCode } from '../security/login-codes.js';
import type { Services } from '../services.js';

/**
 * A new code for the account. It is made and counted for anybody: whether it is sent, and to whom, must not
 * show in the answer.
 * @throws Refusal 429 when the account or the address has asked too often
 */
export async function newCode(
  { db, keys, loginGuard }: Services,
  purpose: CodePurpose,
  account: string,
  address: string,
): Promise<string> {
  await loginGuard.beforeCode(address);
  const request = await createCode(db, keys.codes, purpose, account);
  if (!request.sent) throw Refusal.tooOften(request.retryAfter);
  return request.code;
}

/** By mail or by text message, whichever the account is reached by. */
export function sendTo({ outbox }: Services, account: string, text: string): void {
  outbox.send({
    channel: account.includes('@') ? 'mail' : 'sms',
    recipient: account,
    body: `【砚田教育】${text}`,
  });
}

export function codeText(purpose: string, code: string): string {
  return `${purpose}验证码 ${code}，${String(codeMinutes)} 分钟内有效，请勿告诉他人。`;
}

/** For a code that was not right. An account that nobody has is told the same as a wrong code. */
export function codeRefusal(check: Exclude<CodeCheck, 'right'>): Refusal {
  return check === 'expired'
    ? new Refusal(refusalCodes.codeExpired, '验证码已失效，请重新获取')
    : new Refusal(refusalCodes.wrongSecret, '验证码错误');
}

/** @throws Refusal 400 that names all of them, if there are any */
export function refuseFields(errors: readonly FieldError[]): void {
  const [first, ...others] = errors;
  if (first !== undefined) throw Refusal.invalid([first, ...others]);
}
