import { Button } from '@inkstone/ui/components/Button';
import { PasswordField } from '@inkstone/ui/components/PasswordField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useWatch } from 'react-hook-form';

import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { PasswordChecklist } from '../password/PasswordChecklist.js';
import { newPasswordMessages as messages } from './messages.zh.js';
import { useNewPasswordForm, type NewPasswordOptions } from './use-new-password-form.js';

export interface NewPasswordFormProps extends NewPasswordOptions, FormElementProps {
  /** Back to the recovery form for another code; offered when the server refuses the one that there is. */
  onBack?: (() => void) | undefined;
}

/** The second step to a forgotten password: the new one, twice (Spec B 2.7). */
export function NewPasswordForm({
  recovered,
  onSubmit,
  onBack,
  defaultValues,
  ...rest
}: NewPasswordFormProps) {
  const form = useNewPasswordForm({ recovered, onSubmit, defaultValues });
  const { control, register, errors } = form;
  const password = useWatch({ control, name: 'password' });
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
      {/* To be seen, and for the browser's store of passwords, which would file the new one under nobody. */}
      <TextField label={messages.account.label} autoComplete="username" value={recovered.account} readOnly />
      <PasswordField
        label={messages.password.label}
        hint={<PasswordChecklist password={password} />}
        autoComplete="new-password"
        error={errors.password?.message}
        // What was right as a repetition is so no longer once this has changed.
        {...register('password', { deps: ['password_confirm'] })}
      />
      <PasswordField
        label={messages.password_confirm.label}
        autoComplete="new-password"
        error={errors.password_confirm?.message}
        {...register('password_confirm')}
      />
    </FormFrame>
  );
}
