import { accountOf } from '../rules/account.js';
import { codeChannel } from '../rules/code-channel.js';
import { email } from '../rules/email.js';
import { mobile, mobileMessages, mobileOf } from '../rules/mobile.js';
import * as z from '../rules/zod.js';

/** A number that a code is sent to: one message, whether it is empty or malformed (Spec B 5, 8). */
export const mobileForCode = mobileOf(mobileMessages.format);

/** Body of POST /api/login/send_phone_code and of POST /api/user/send_reset_phone_code (Spec B 7). */
export const phoneCodeRequest = z.object({ phone: mobile });

/** Body of POST /api/sale_auth/cert_phone_code (Spec B 7). */
export const shopCodeRequest = z.object({ phone: mobileForCode });

/** Body of POST /api/login/send_email_code. */
export const emailCodeRequest = z.object({ email });

/** Body of POST /api/login/set_login_code (Spec B 7). The type must match the account. */
export function loginCodeRequest({ type }: { type?: unknown }) {
  return z.object({ type: codeChannel, account: accountOf(type) });
}
