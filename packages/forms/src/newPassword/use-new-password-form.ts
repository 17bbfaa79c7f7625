import { useState } from 'react';

import type { ResetPasswordInput } from '@inkstone/api/inputs';

import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import type { Recovered } from '../recovery/schema.js';
import { refusalCodeOf } from '../form/refusal.js';
import { newPasswordForm, toPayload, type NewPasswordFields } from './schema.js';

export interface NewPasswordOptions {
  /** What the recovery form handed on. */
  recovered: Recovered;
  onSubmit: SubmitHandler<ResetPasswordInput>;
  /** For stories and tests: a page has no password to put here. */
  defaultValues?: Partial<NewPasswordFields> | undefined;
}

export interface NewPasswordForm extends ValidForm<NewPasswordFields> {
  /** The server refused the code of the step before: only another code helps. */
  codeRefused: boolean;
}

const empty: NewPasswordFields = { password: '', password_confirm: '' };

/** A code that has run out or was used up, and one that is wrong. */
const CODE_REFUSED: readonly (number | null)[] = [410, 422];

/** State of the form for a new password. */
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
        setCodeRefused(CODE_REFUSED.includes(refusalCodeOf(error)));
        throw error;
      }
    },
  });
  return { ...form, codeRefused };
}
