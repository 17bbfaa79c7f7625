import type { DeleteAccountInput } from '@inkstone/api/inputs';

import { passwordGiven } from '../rules/password-given.js';
import * as z from '../rules/zod.js';

/** The form and the body of POST /api/user/delete_account: the password shows that the caller is the owner. */
export const accountDeletion = z.object({ password: passwordGiven });
export type AccountDeletionFields = z.output<typeof accountDeletion>;

export function toPayload({ password }: AccountDeletionFields): DeleteAccountInput {
  return { password };
}
