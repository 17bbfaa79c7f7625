import type { RecoveryFields } from '@inkstone/forms/recovery';

/** What the form begins with for an account that is known already. */
export function toStartValues(account: string): Partial<RecoveryFields> {
  return account.includes('@') ? { type: 2, email: account } : { type: 1, phone: account };
}
