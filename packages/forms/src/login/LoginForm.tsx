import type { ReactNode } from 'react';

import { CodeField } from '@inkstone/ui/components/CodeField';
import { PasswordField } from '@inkstone/ui/components/PasswordField';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { TextField } from '@inkstone/ui/components/TextField';

import { fieldProps } from '../form/field-props.js';
import { AgreementField, type AgreementName } from '../agreement/AgreementField.js';
import { FormColumn } from '../form/FormColumn.js';
import type { FormElementProps } from '../form/FormFrame.js';
import { loginMessages as messages } from './messages.zh.js';
import { useLoginForm, type LoginOptions } from './use-login-form.js';

export interface LoginFormProps extends LoginOptions, FormElementProps {
  /** Called to show an agreement. */
  onOpenAgreement: (name: AgreementName) => void;
  /** Links below the button: registration, forgotten password. */
  links?: ReactNode;
}

const methods = [
  { id: 'password', label: messages.byPassword },
  { id: 'code', label: messages.byCode },
] as const;

/** The login form (Spec B 2.7): two tabs, by password and by code, that share the account. */
export function LoginForm({
  onPasswordLogin,
  onCodeLogin,
  onSendCode,
  onOpenAgreement,
  firstMethod,
  defaultValues,
  links,
  ...rest
}: LoginFormProps) {
  const form = useLoginForm({ onPasswordLogin, onCodeLogin, onSendCode, firstMethod, defaultValues });
  const field = fieldProps(form, messages);
  const { register, errors } = form;
  return (
    <form noValidate {...rest} onSubmit={form.submit}>
      <Tabs label={messages.methods} tabs={methods} value={form.method} onChange={form.changeMethod}>
        <FormColumn form={form} submitLabel={messages.submit} after={links}>
          <TextField
            {...field('account', form.registerAccount())}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {form.method === 'password' ? (
            <PasswordField {...field('password')} />
          ) : (
            <CodeField {...field('code')} {...form.codeButton} />
          )}
          <AgreementField
            onOpenAgreement={onOpenAgreement}
            error={errors.agreement?.message}
            {...register('agreement')}
          />
        </FormColumn>
      </Tabs>
    </form>
  );
}
