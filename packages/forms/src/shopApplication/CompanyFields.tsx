import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { fieldProps } from '../form/field-props.js';
import { isDoubtfulCreditCode } from '../rules/credit-code.js';
import { lengthOf } from '../rules/text.js';
import { FormSection } from './FormSection.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/** The company that owns the shop. */
export function CompanyFields({ form }: { form: ShopApplicationFormState }) {
  const { control, register } = form;
  const field = fieldProps(form, messages);
  const [intro, code] = useWatch({ control, name: ['intro', 'company_number'] });
  // The code as it was left: while it is typed, every code is incomplete.
  const [left, setLeft] = useState('');
  const doubtful = code !== '' && code === left && isDoubtfulCreditCode(code);
  const companyNumber = register('company_number');
  return (
    <FormSection title={messages.company}>
      <TextField {...field('company_name')} autoComplete="organization" />
      <TextField
        {...field('company_number', companyNumber)}
        hint={doubtful ? messages.company_number.doubtful : messages.company_number.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={(event) => {
          setLeft(event.target.value);
          void companyNumber.onBlur(event);
        }}
      />
      <TextField {...field('address')} autoComplete="street-address" />
      <TextAreaField {...field('intro')} counter={messages.intro.counter(lengthOf(intro.trim()))} />
    </FormSection>
  );
}
