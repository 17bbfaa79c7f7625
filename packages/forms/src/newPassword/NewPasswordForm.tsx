import { Button } from '@inkstone/ui/components/Button';
import { PasswordField } from '@inkstone/ui/components/PasswordField';
import { useFormState, useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { PasswordChecklist } from '../password/PasswordChecklist.js';
import { newPasswordMessages as messages } from './messages.zh.js';
import { useNewPasswordForm, type NewPasswordOptions } from './use-new-password-form.js';

export interface NewPasswordFormProps extends NewPasswordOptions, FormElementProps {
  /** Goes back to the recovery form for another code; offered when the server refuses the current one. */
  onBack?: (() => void) | undefined;
}

/** The second step for a forgotten password: the new password and its repetition (Spec B 2.7). */
export function NewPasswordForm({
  recovered,
  onSubmit,
  onBack,
  defaultValues,
  ...rest
}: NewPasswordFormProps) {
  const form = useNewPasswordForm({ recovered, onSubmit, defaultValues });
  const field = fieldProps(form, messages);
  const { control, register, errors } = form;
  const password = useWatch({ control, name: 'password' });
  const { touchedFields } = useFormState({ control, name: 'password' });
  const left = touchedFields.password === true || errors.password !== undefined;
  return (
    <FormFrame
      form={form}
      submitLabel={messages.submit}
      remedy={
        form.codeRefused && onBack ? (
          <Button size="sm" onClick={onBack}>
            {messages.back}
          </Button>
        ) : undefined
      }
      {...rest}
    >
      {/* Password managers store the new password under this account. */}
      <input hidden name="account" autoComplete="username" value={recovered.account} readOnly />
      <PasswordField
        {...field('password', register('password', { deps: ['password_confirm'] }))}
        hint={<PasswordChecklist password={password} left={left} />}
        hintStays
        autoComplete="new-password"
      />
      <PasswordField {...field('password_confirm')} autoComplete="new-password" />
    </FormFrame>
  );
}
