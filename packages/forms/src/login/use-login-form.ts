import { useState } from 'react';

import type { LoginByCodeInput, LoginInput, SendLoginCodeInput } from '@inkstone/api/inputs';

import { destinationOf, type Destination } from '../code/destination.js';
import { useCodeButton, type CodeButton } from '../code/use-code-button.js';
import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import { account } from '../rules/account.js';
import { messageOf } from '../rules/message-of.js';
import {
  codeLoginForm,
  passwordLoginForm,
  toCodeLogin,
  toCodeRequest,
  toPasswordLogin,
  type LoginFields,
  type LoginMethod,
} from './schema.js';

export interface LoginHandlers {
  /** Logs in by password. If it rejects, its Chinese `message` is shown in the form. */
  onPasswordLogin: SubmitHandler<LoginInput>;
  /** Logs in by code. If it rejects, its Chinese `message` is shown in the form. */
  onCodeLogin: SubmitHandler<LoginByCodeInput>;
  /** Sends a code. A rejection re-enables the button at once, without a message (Spec B 4). */
  onSendCode: (request: SendLoginCodeInput) => Promise<unknown>;
}

export interface LoginOptions extends LoginHandlers {
  /** The tab that is open at first. */
  firstMethod?: LoginMethod | undefined;
  defaultValues?: Partial<LoginFields> | undefined;
}

export interface LoginFormState extends ValidForm<LoginFields> {
  method: LoginMethod;
  changeMethod: (method: LoginMethod) => void;
  registerAccount: Destination['register'];
  codeButton: CodeButton;
}

const empty: LoginFields = { account: '', password: '', code: '', agreement: false };

/** State of the login form: one set of fields for two methods, each with its own rules and request. */
export function useLoginForm({
  onPasswordLogin,
  onCodeLogin,
  onSendCode,
  firstMethod = 'password',
  defaultValues,
}: LoginOptions): LoginFormState {
  const [method, setMethod] = useState(firstMethod);
  const form = useValidForm<LoginFields, LoginInput | LoginByCodeInput>({
    schema: method === 'password' ? passwordLoginForm : codeLoginForm,
    empty,
    defaultValues,
    codeField: () => (method === 'code' ? 'code' : undefined),
    toPayload: method === 'password' ? toPasswordLogin : toCodeLogin,
    onSubmit: (payload, sending) =>
      'code' in payload ? onCodeLogin(payload, sending) : onPasswordLogin(payload, sending),
  });
  const destination = destinationOf(form, 'account', (typed) => messageOf(account, typed));
  const codeButton = useCodeButton({
    isReady: destination.isReady,
    send: () => onSendCode(toCodeRequest(destination.typed())),
  });
  return {
    ...form,
    method,
    changeMethod: (next) => {
      form.clearMessages();
      setMethod(next);
    },
    registerAccount: destination.register,
    codeButton,
  };
}
