import { useState } from 'react';

import type { ResetPasswordInput } from '@inkstone/api/inputs';

import { useValidForm, type FormOptions, type ValidForm } from '../form/use-valid-form.js';
import type { Recovered } from '../recovery/schema.js';
import { isCodeRefusal } from '../form/refusal.js';
import { newPasswordForm, toPayload, type NewPasswordFields } from './schema.js';

export interface NewPasswordOptions extends FormOptions<NewPasswordFields, ResetPasswordInput> {
  /** The result of the recovery form. */
  recovered: Recovered;
}

export interface NewPasswordForm extends ValidForm<NewPasswordFields> {
  /** Whether the server refused the code of the first step, so that another one is needed. */
  codeRefused: boolean;
}

const empty: NewPasswordFields = { password: '', password_confirm: '' };

/** State of the second step for a forgotten password. */
export function useNewPasswordForm({
  recovered,
  onSubmit,
  defaultValues,
}: NewPasswordOptions): NewPasswordForm {
  const [codeRefused, setCodeRefused] = useState(false);
  const form = useValidForm({
    schema: newPasswordForm,
    empty,
    defaultValues,
    toPayload: (fields: NewPasswordFields) => toPayload(fields, recovered),
    onSubmit: async (payload, sending) => {
      setCodeRefused(false);
      try {
        await onSubmit(payload, sending);
      } catch (error) {
        setCodeRefused(isCodeRefusal(error));
        throw error;
      }
    },
  });
  return { ...form, codeRefused };
}
