import type { RegisterInput, SendEmailCodeInput, SendPhoneCodeInput } from '@inkstone/api/inputs';

import type { UseFormRegisterReturn } from 'react-hook-form';

import { destinationOf, phoneFault } from '../code/destination.js';
import { useCodeButton, type CodeButton } from '../code/use-code-button.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type SubmitHandler, type ValidForm } from '../form/use-valid-form.js';
import { email } from '../rules/email.js';
import { messageOf } from '../rules/message-of.js';
import { empty, type RegistrationFields } from './fields.js';
import { registrationForm, toPayload } from './schema.js';

export interface RegistrationOptions {
  onSubmit: SubmitHandler<RegisterInput>;
  /** Sends the code of a registration. A rejection frees the button at once and says nothing (Spec B 4). */
  onSendPhoneCode: (request: SendPhoneCodeInput) => Promise<unknown>;
  /** As `onSendPhoneCode`. */
  onSendEmailCode: (request: SendEmailCodeInput) => Promise<unknown>;
  defaultValues?: Partial<RegistrationFields> | undefined;
}

export interface RegistrationFormState extends ValidForm<RegistrationFields> {
  /** Ties the phone or the address to its control. */
  registerDestination: (name: 'phone' | 'email') => UseFormRegisterReturn;
  /** One button a method: each counts on while the other is in sight. */
  phoneCode: CodeButton;
  emailCode: CodeButton;
}

/**
 * Phone and address are kept too, though they are personal: whoever goes for the code leaves this page for the
 * messages, and a telephone that drops the page meanwhile would bring it back without the number the code belongs
 * to. They stay in the tab, and go with its end, with the registration or with logging out.
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

/** State of the registration form: one set of fields, of which identity and method show their part. */
export function useRegistrationForm({
  onSubmit,
  onSendPhoneCode,
  onSendEmailCode,
  defaultValues,
}: RegistrationOptions): RegistrationFormState {
  const form = useValidForm({
    onSubmit,
    defaultValues,
    schema: registrationForm,
    empty,
    toPayload,
    fieldOf,
    draft,
  });

  const destinations = {
    phone: destinationOf(form, 'phone', phoneFault),
    email: destinationOf(form, 'email', (typed) => messageOf(email, typed)),
  };

  return {
    ...form,
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
