import type { DeleteAccountInput } from '@inkstone/api/inputs';

import { useValidForm, type SubmitHandler } from '../form/use-valid-form.js';
import { accountDeletion, toPayload, type AccountDeletionFields } from './schema.js';

export interface AccountDeletionOptions {
  onSubmit: SubmitHandler<DeleteAccountInput>;
  defaultValues?: Partial<AccountDeletionFields> | undefined;
}

const empty: AccountDeletionFields = { password: '' };

/** State of the form that deletes the account. The message of a wrong password (422) stands above the button. */
export function useAccountDeletionForm(options: AccountDeletionOptions) {
  return useValidForm({ ...options, schema: accountDeletion, empty, toPayload });
}
