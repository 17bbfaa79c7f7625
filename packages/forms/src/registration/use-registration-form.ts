import { useState } from 'react';

import type { RegisterInput, SendEmailCodeInput, SendPhoneCodeInput } from '@inkstone/api/inputs';

import type { UseFormRegisterReturn } from 'react-hook-form';

import { destinationOf, phoneFault } from '../code/destination.js';
import { useCodeButton, type CodeButton } from '../code/use-code-button.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type FormOptions, type ValidForm } from '../form/use-valid-form.js';
import { refusalCodeOf } from '../form/refusal.js';
import { email } from '../rules/email.js';
import { messageOf } from '../rules/message-of.js';
import { empty, type RegistrationFields } from './fields.js';
import { registrationForm, toPayload } from './schema.js';

export interface RegistrationOptions extends FormOptions<RegistrationFields, RegisterInput> {
  /** Sends a code by text message. A rejection re-enables the button at once, without a message (Spec B 4). */
  onSendPhoneCode: (request: SendPhoneCodeInput) => Promise<unknown>;
  /** Like `onSendPhoneCode`, by e-mail. */
  onSendEmailCode: (request: SendEmailCodeInput) => Promise<unknown>;
}

export interface RegistrationFormState extends ValidForm<RegistrationFields> {
  /** Registers the phone or the e-mail address. */
  registerDestination: (name: 'phone' | 'email') => UseFormRegisterReturn;
  /** One button for each method, so that the countdown of one continues while the other is shown. */
  phoneCode: CodeButton;
  emailCode: CodeButton;
  /** The phone number or e-mail address that the server refused because it has an account. */
  taken: string | null;
}

/** The account has been registered before. */
const TAKEN = 409;

/**
 * Phone and e-mail address are kept although they are personal: a phone may discard the page while its user reads the
 * code in another app, and the page would come back without the number that the code belongs to. They are deleted with
 * the tab, after the registration, and on logout.
 */
const draft: DraftOptions<RegistrationFields> = {
  key: 'registration',
  fields: [
    'user_role',
    'study_stage',
    'store_name',
    'nickname',
    'region',
    'school',
    'subject',
    'teachGradeId',
    'gradeId',
    'authentication_methods',
    'phone',
    'email',
  ],
};

const fieldOf = { province: 'region', city: 'region' } as const;

/** State of the registration form: one set of fields, some of which are shown for each identity and method. */
export function useRegistrationForm({
  onSubmit,
  onSendPhoneCode,
  onSendEmailCode,
  defaultValues,
}: RegistrationOptions): RegistrationFormState {
  const [taken, setTaken] = useState<string | null>(null);
  const form = useValidForm({
    onSubmit: async (payload: RegisterInput, sending) => {
      setTaken(null);
      try {
        await onSubmit(payload, sending);
      } catch (error) {
        if (refusalCodeOf(error) === TAKEN) setTaken(payload.phone ?? payload.email ?? null);
        throw error;
      }
    },
    defaultValues,
    schema: registrationForm,
    empty,
    toPayload,
    fieldOf,
    codeField: (fields) => (fields.authentication_methods === '1' ? 'phone_code' : 'email_code'),
    draft,
  });

  const destinations = {
    phone: destinationOf(form, 'phone', phoneFault),
    email: destinationOf(form, 'email', (typed) => messageOf(email, typed)),
  };

  return {
    ...form,
    taken,
    registerDestination: (name) => destinations[name].register(),
    phoneCode: useCodeButton({
      isReady: destinations.phone.isReady,
      send: () => onSendPhoneCode({ phone: destinations.phone.typed() }),
    }),
    emailCode: useCodeButton({
      isReady: destinations.email.isReady,
      send: () => onSendEmailCode({ email: destinations.email.typed() }),
    }),
  };
}
