import { CodeField } from '@inkstone/ui/components/CodeField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useWatch } from 'react-hook-form';

import { PhoneField } from '../code/PhoneField.js';
import { registrationMessages as messages } from './messages.zh.js';
import type { RegistrationFormState } from './use-registration-form.js';

/** The phone number or e-mail address and its code, by the chosen method. */
export function VerificationFields({ form }: { form: RegistrationFormState }) {
  const { control, register, registerDestination, errors } = form;
  const method = useWatch({ control, name: 'authentication_methods' });
  if (method === '1') {
    return (
      <>
        <PhoneField
          label={messages.phone.label}
          error={errors.phone?.message}
          {...registerDestination('phone')}
        />
        <CodeField
          label={messages.phone_code.label}
          {...form.phoneCode}
          error={errors.phone_code?.message}
          {...register('phone_code')}
        />
      </>
    );
  }
  if (method === '2') {
    return (
      <>
        <TextField
          label={messages.email.label}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...registerDestination('email')}
        />
        <CodeField
          label={messages.email_code.label}
          {...form.emailCode}
          error={errors.email_code?.message}
          {...register('email_code')}
        />
      </>
    );
  }
  return null;
}
