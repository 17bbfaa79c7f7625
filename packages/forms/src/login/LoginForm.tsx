import type { ComponentProps, ReactNode } from 'react';

import { Button } from '@inkstone/ui/components/Button';
import { Callout } from '@inkstone/ui/components/Callout';
import { CodeField } from '@inkstone/ui/components/CodeField';
import { PasswordField } from '@inkstone/ui/components/PasswordField';
import { Tabs } from '@inkstone/ui/components/Tabs';
import { TextField } from '@inkstone/ui/components/TextField';

import { AgreementField, type AgreementName } from '../agreement/AgreementField.js';
import { codeMessages, loginMessages } from '../messages.zh.js';
import type { LoginMethod } from './fields.js';
import { Fields } from './LoginForm.styles.js';
import { useLoginForm, type LoginHandlers } from './useLoginForm.js';

export interface LoginFormProps extends LoginHandlers, Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Opens the text of an agreement. */
  onOpenAgreement: (name: AgreementName) => void;
  /** Which tab is open at first. */
  firstMethod?: LoginMethod | undefined;
  /** Ways beside logging in, under the button: registering, a forgotten password. */
  links?: ReactNode;
}

const methods = [
  { id: 'password', label: loginMessages.byPassword },
  { id: 'code', label: loginMessages.byCode },
] as const;

/** Logging in by password or by code (Spec B 2.7): two tabs over one set of fields. */
export function LoginForm({
  onPasswordLogin,
  onCodeLogin,
  onSendCode,
  onOpenAgreement,
  firstMethod = 'password',
  links,
  ...rest
}: LoginFormProps) {
  const form = useLoginForm({ onPasswordLogin, onCodeLogin, onSendCode }, firstMethod);
  return (
    <form noValidate {...rest} onSubmit={(event) => void form.submit(event)}>
      <Tabs label={loginMessages.methods} tabs={methods} value={form.method} onChange={form.changeMethod}>
        <Fields>
          {form.refusal !== null && <Callout kind="error">{form.refusal}</Callout>}
          <TextField
            label={loginMessages.account}
            hint={loginMessages.accountHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={form.errors.account?.message}
            {...form.register('account')}
          />
          {form.method === 'password' ? (
            <PasswordField
              label={loginMessages.password}
              error={form.errors.password?.message}
              {...form.register('password')}
            />
          ) : (
            <CodeField
              label={loginMessages.code}
              sendLabel={form.secondsLeft > 0 ? codeMessages.wait(form.secondsLeft) : codeMessages.send}
              sendDisabled={form.secondsLeft > 0}
              onSend={() => void form.sendCode()}
              error={form.errors.code?.message}
              {...form.register('code')}
            />
          )}
          <AgreementField
            onOpenAgreement={onOpenAgreement}
            error={form.errors.agreement?.message}
            {...form.register('agreement')}
          />
          <Button type="submit" variant="primary" size="lg" block busy={form.submitting}>
            {loginMessages.submit}
          </Button>
          {links}
        </Fields>
      </Tabs>
    </form>
  );
}
