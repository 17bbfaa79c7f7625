import type { Source } from '../../security/source.js';
import { type FieldError, Refusal, refusalCodes } from '../../errors/refusal.js';
import type { Services } from '../services.js';
import { type CodeCheck, codeMinutes, type CodePurpose, createCode } from './login-codes.queries.js';

/**
 * A new code, counted for every account: the response must not show whether it is sent.
 * @throws Refusal 429 if the account or the address has asked too often
 */
export async function newCode(
  { db, keys, limits }: Services,
  purpose: CodePurpose,
  account: string,
  source: Source,
): Promise<string> {
  await limits.consume('code', source.address);
  const request = await createCode(db, keys.codes, { purpose, account, source });
  if (!request.sent) throw Refusal.tooOften(request.retryAfter);
  return request.code;
}

export function sendTo({ outbox, siteName }: Services, account: string, text: string): void {
  outbox.send({
    channel: account.includes('@') ? 'mail' : 'sms',
    recipient: account,
    body: `【${siteName}】${text}`,
  });
}

export function codeText(purpose: string, code: string): string {
  return `${purpose}验证码 ${code}，${String(codeMinutes)} 分钟内有效，请勿告诉他人。`;
}

/** An unregistered account gets the same as a wrong code. */
export function codeRefusal(check: Exclude<CodeCheck, 'right'>): Refusal {
  return check === 'expired'
    ? new Refusal(refusalCodes.codeExpired, '验证码已失效，请重新获取')
    : new Refusal(refusalCodes.wrongSecret, '验证码错误');
}

/** @throws Refusal 400 */
export function refuseFields(errors: readonly FieldError[]): void {
  const [first, ...others] = errors;
  if (first !== undefined) throw Refusal.invalid([first, ...others]);
}
