import type { RealNameInput } from '@inkstone/api/inputs';

import { chineseName } from '../rules/chinese-name.js';
import { identityCard } from '../rules/identity-card.js';
import * as z from '../rules/zod.js';

/** The form, and its part of the body of POST /api/user/update_userinfo (Spec B 5, 7). */
export const realName = z.object({ username: chineseName, identity_card_code: identityCard });
export type RealNameFields = z.output<typeof realName>;

/** The empty form. */
export const empty: RealNameFields = { username: '', identity_card_code: '' };

export function toPayload({ username, identity_card_code }: RealNameFields): RealNameInput {
  return { username, identity_card_code };
}
