import { CodeField } from '@inkstone/ui/components/CodeField';
import { TextField } from '@inkstone/ui/components/TextField';

import { PhoneField } from '../code/PhoneField.js';
import { FormSection } from './FormSection.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/** The contact person. */
export function ContactFields({ form }: { form: ShopApplicationFormState }) {
  const { register, registerPhone, codeButton, errors } = form;
  return (
    <FormSection title={messages.person}>
      <TextField
        label={messages.contact.label}
        autoComplete="name"
        error={errors.contact?.message}
        {...register('contact')}
      />
      <TextField
        label={messages.qq.label}
        inputMode="numeric"
        autoComplete="off"
        error={errors.qq?.message}
        {...register('qq')}
      />
      <PhoneField label={messages.phone.label} error={errors.phone?.message} {...registerPhone()} />
      <CodeField
        label={messages.phone_code.label}
        {...codeButton}
        error={errors.phone_code?.message}
        {...register('phone_code')}
      />
    </FormSection>
  );
}
