import type { OpenShopApplicationInput } from '@inkstone/api/inputs';

import { mobileForCode } from '../code/requests.js';
import { codeOf } from '../rules/code.js';
import * as z from '../rules/zod.js';
import { shopUnlockMessages as messages } from './messages.zh.js';

/** The form; the body of POST /api/sale_auth/returned_application has the query code too, which the page knows. */
export const shopUnlock = z.object({
  phone: mobileForCode,
  phone_code: codeOf(messages.phone_code.missing),
});
export type ShopUnlockFields = z.output<typeof shopUnlock>;

export type ShopUnlockPayload = Required<Pick<OpenShopApplicationInput, 'phone' | 'phone_code'>>;

export const empty: ShopUnlockFields = { phone: '', phone_code: '' };

export function toPayload({ phone, phone_code }: ShopUnlockFields): ShopUnlockPayload {
  return { phone, phone_code };
}
