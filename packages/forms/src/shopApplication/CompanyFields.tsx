import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { isDoubtfulCreditCode } from '../rules/credit-code.js';
import { lengthOf } from '../rules/text.js';
import { FormSection } from './FormSection.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/** The company that owns the shop. */
export function CompanyFields({ form }: { form: ShopApplicationFormState }) {
  const { control, register, errors } = form;
  const [intro, code] = useWatch({ control, name: ['intro', 'company_number'] });
  // The code as it was left: while it is typed, every code is incomplete.
  const [left, setLeft] = useState('');
  const doubtful = code !== '' && code === left && isDoubtfulCreditCode(code);
  const { onBlur: onCodeBlur, ...companyNumber } = register('company_number');
  return (
    <FormSection title={messages.company}>
      <TextField
        label={messages.company_name.label}
        hint={messages.company_name.hint}
        autoComplete="organization"
        error={errors.company_name?.message}
        {...register('company_name')}
      />
      <TextField
        label={messages.company_number.label}
        hint={doubtful ? messages.company_number.doubtful : messages.company_number.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.company_number?.message}
        {...companyNumber}
        onBlur={(event) => {
          setLeft(event.target.value);
          void onCodeBlur(event);
        }}
      />
      <TextField
        label={messages.address.label}
        hint={messages.address.hint}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextAreaField
        label={messages.intro.label}
        hint={messages.intro.hint}
        placeholder={messages.intro.placeholder}
        counter={messages.intro.counter(lengthOf(intro.trim()))}
        error={errors.intro?.message}
        {...register('intro')}
      />
    </FormSection>
  );
}
