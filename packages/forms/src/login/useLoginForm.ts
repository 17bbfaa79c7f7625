import { useState } from 'react';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';

import { useCodeCountdown } from '../code/useCodeCountdown.js';
import { refusalOf } from '../refusal.js';
import type { LoginFields, LoginMethod } from './fields.js';
import {
  codeLoginForm,
  codeRequestOf,
  passwordLoginForm,
  type CodeLogin,
  type LoginCodeRequest,
  type PasswordLogin,
} from './schema.js';

export interface LoginHandlers {
  /** Logs in by password. A rejection's Chinese `message` is shown in the form. */
  onPasswordLogin: (payload: PasswordLogin) => Promise<unknown>;
  /** Logs in by code. A rejection's Chinese `message` is shown in the form. */
  onCodeLogin: (payload: CodeLogin) => Promise<unknown>;
  /** Sends a code. A rejection frees the button at once and says nothing (Spec B 4). */
  onSendCode: (request: LoginCodeRequest) => Promise<unknown>;
}

/** Top to bottom: the first of these that is wrong gets the focus. */
const ORDER = ['account', 'password', 'code', 'agreement'] as const satisfies (keyof LoginFields)[];

const EMPTY: LoginFields = { account: '', password: '', code: '', agreement: false };

/** Each way to log in asks for its own fields, and all are kept when the way changes. */
const resolvers: Record<LoginMethod, Resolver<LoginFields>> = {
  password: zodResolver(passwordLoginForm) as unknown as Resolver<LoginFields>,
  code: zodResolver(codeLoginForm) as unknown as Resolver<LoginFields>,
};

/** State of the login form: one set of fields under two ways to log in. */
export function useLoginForm(
  { onPasswordLogin, onCodeLogin, onSendCode }: LoginHandlers,
  firstMethod: LoginMethod,
) {
  const [method, setMethod] = useState(firstMethod);
  const [refusal, setRefusal] = useState<string | null>(null);
  const countdown = useCodeCountdown();
  const form = useForm<LoginFields>({
    defaultValues: EMPTY,
    resolver: resolvers[method],
    shouldFocusError: false,
  });

  async function send(fields: LoginFields) {
    setRefusal(null);
    try {
      if (method === 'password') {
        await onPasswordLogin({ account: fields.account, password: fields.password });
        return;
      }
      const request = codeRequestOf(fields.account);
      if (request) await onCodeLogin({ ...request, code: fields.code });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  }

  function showFirstError(errors: FieldErrors<LoginFields>) {
    const first = ORDER.find((name) => errors[name]);
    if (first) form.setFocus(first);
  }

  return {
    method,
    /** What the server said to the last try. */
    refusal,
    register: form.register,
    errors: form.formState.errors,
    submitting: form.formState.isSubmitting,
    submit: form.handleSubmit(send, showFirstError),
    secondsLeft: countdown.secondsLeft,
    changeMethod: (next: LoginMethod) => {
      form.clearErrors();
      setRefusal(null);
      setMethod(next);
    },
    sendCode: async () => {
      if (!(await form.trigger('account', { shouldFocus: true }))) return;
      const request = codeRequestOf(form.getValues('account'));
      if (!request) return;
      countdown.start();
      try {
        await onSendCode(request);
      } catch {
        countdown.reset();
      }
    },
  };
}
