import { CodeField } from '@inkstone/ui/components/CodeField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { PhoneField } from '../code/PhoneField.js';
import { registrationMessages as messages } from './messages.zh.js';
import type { RegistrationFormState } from './use-registration-form.js';

/** The phone number or e-mail address and its code, by the chosen method. */
export function VerificationFields({ form }: { form: RegistrationFormState }) {
  const { control, registerDestination } = form;
  const field = fieldProps(form, messages);
  const method = useWatch({ control, name: 'authentication_methods' });
  if (method === '1') {
    return (
      <>
        <PhoneField {...field('phone', registerDestination('phone'))} />
        <CodeField {...field('phone_code')} {...form.phoneCode} />
      </>
    );
  }
  if (method === '2') {
    return (
      <>
        <TextField
          {...field('email', registerDestination('email'))}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CodeField {...field('email_code')} {...form.emailCode} />
      </>
    );
  }
  return null;
}
