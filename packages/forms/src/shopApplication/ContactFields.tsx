import { CodeField } from '@inkstone/ui/components/CodeField';
import { TextField } from '@inkstone/ui/components/TextField';

import { fieldProps } from '../form/field-props.js';
import { PhoneField } from '../code/PhoneField.js';
import { FormSection } from './FormSection.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/** The contact person. */
export function ContactFields({ form }: { form: ShopApplicationFormState }) {
  const { registerPhone, codeButton } = form;
  const field = fieldProps(form, messages);
  return (
    <FormSection title={messages.person}>
      <TextField {...field('contact')} autoComplete="name" />
      <TextField {...field('qq')} inputMode="numeric" autoComplete="off" />
      <PhoneField {...field('phone', registerPhone())} />
      <CodeField {...field('phone_code')} {...codeButton} />
    </FormSection>
  );
}
