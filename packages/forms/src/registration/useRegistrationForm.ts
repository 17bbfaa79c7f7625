import type { RegisterInput, SendEmailCodeInput, SendPhoneCodeInput } from '@inkstone/api/accounts';

import { useCodeButton, type CodeButton } from '../code/useCodeButton.js';
import type { DraftOptions } from '../drafts/useDraft.js';
import { useValidForm, type SubmitHandler, type ValidForm } from '../form/useValidForm.js';
import { email } from '../rules/email.js';
import { mobile } from '../rules/mobile.js';
import { saidBy } from '../rules/saidBy.js';
import type { RegistrationFields } from './fields.js';
import { registrationForm, toPayload } from './schema.js';

export interface RegistrationOptions {
  onSubmit: SubmitHandler<RegisterInput>;
  /** Sends the code of a registration. A rejection frees the button at once and says nothing (Spec B 4). */
  onSendPhoneCode: (request: SendPhoneCodeInput) => Promise<unknown>;
  /** As `onSendPhoneCode`. */
  onSendEmailCode: (request: SendEmailCodeInput) => Promise<unknown>;
  defaultValues?: Partial<RegistrationFields> | undefined;
}

/** Where a code is sent. */
type Destination = 'phone' | 'email';

export interface RegistrationFormState extends ValidForm<RegistrationFields> {
  /** Ties the phone or the address to its control. */
  registerDestination: (name: Destination) => ReturnType<ValidForm<RegistrationFields>['register']>;
  /** One button a method: each counts on while the other is in sight. */
  phoneCode: CodeButton;
  emailCode: CodeButton;
}

/** The teacher's is the form at first, by phone (Spec B 2.7). */
const empty: RegistrationFields = {
  user_role: '3',
  study_stage: '',
  store_name: '',
  nickname: '',
  region: { province: '', city: '' },
  school: '',
  subject: '',
  teachGradeId: '',
  gradeId: '',
  password: '',
  password_confirm: '',
  authentication_methods: '1',
  phone: '',
  phone_code: '',
  email: '',
  email_code: '',
  agreement: false,
};

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

/** A code goes only where one can arrive: of a phone's digits it is not the number alone that counts (Spec B 5). */
const canReceive = { phone: mobile, email } as const;

/** What the error of a code that was asked for is known by. */
const NO_CODE = 'code';

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

  function isReady(name: Destination): Promise<boolean> {
    const message = saidBy(canReceive[name], form.getValues(name));
    if (message === null) {
      form.clearErrors(name);
    } else {
      form.setError(name, { type: NO_CODE, message });
      form.setFocus(name);
    }
    return Promise.resolve(message === null);
  }

  return {
    ...form,
    registerDestination: (name) =>
      form.register(name, {
        onChange: () => {
          // Before the first submission nothing else checks the field again, and the words would stay for ever.
          if (form.getFieldState(name).error?.type === NO_CODE) form.clearErrors(name);
        },
      }),
    phoneCode: useCodeButton({
      isReady: () => isReady('phone'),
      send: () => onSendPhoneCode({ phone: form.getValues('phone').trim() }),
    }),
    emailCode: useCodeButton({
      isReady: () => isReady('email'),
      send: () => onSendEmailCode({ email: form.getValues('email').trim() }),
    }),
  };
}
