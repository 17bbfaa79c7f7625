import { PasswordField } from '@inkstone/ui/components/PasswordField';
import type { DeleteAccountInput } from '@inkstone/api/inputs';

import { fieldProps } from '../form/field-props.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { accountDeletionMessages as messages } from './messages.zh.js';
import { accountDeletion, toPayload, type AccountDeletionFields } from './schema.js';

export type AccountDeletionOptions = FormOptions<AccountDeletionFields, DeleteAccountInput>;

const empty: AccountDeletionFields = { password: '' };

/** State of the form that deletes the account. The message of a wrong password (422) is shown above the fields. */
export function useAccountDeletionForm(options: AccountDeletionOptions) {
  return useValidForm({ ...options, schema: accountDeletion, empty, toPayload });
}

export interface AccountDeletionFormProps extends AccountDeletionOptions, FormElementProps {
  /** 注销账户 by default. The profile asks for the same password before it changes the phone number. */
  submitLabel?: string | undefined;
}

/**
 * Asks for the password before the account is deleted. The page around it says what is deleted and what is kept, and
 * `onSubmit` asks once more.
 */
export function AccountDeletionForm({
  onSubmit,
  defaultValues,
  submitLabel = messages.submit,
  ...rest
}: AccountDeletionFormProps) {
  const form = useAccountDeletionForm({ onSubmit, defaultValues });
  const field = fieldProps(form, messages);
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...rest}>
      <PasswordField {...field('password')} autoComplete="current-password" />
    </FormFrame>
  );
}
