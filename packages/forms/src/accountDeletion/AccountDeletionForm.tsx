import { PasswordField } from '@inkstone/ui/components/PasswordField';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { accountDeletionMessages as messages } from './messages.zh.js';
import { useAccountDeletionForm, type AccountDeletionOptions } from './use-account-deletion-form.js';

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
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...rest}>
      <PasswordField
        {...messages.password}
        autoComplete="current-password"
        error={form.errors.password?.message}
        {...form.register('password')}
      />
    </FormFrame>
  );
}
