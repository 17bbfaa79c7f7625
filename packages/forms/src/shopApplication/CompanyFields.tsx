import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useWatch } from 'react-hook-form';

import { lengthOf } from '../rules/text.js';
import { FormSection } from './FormSection.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/** The company that owns the shop. */
export function CompanyFields({ form }: { form: ShopApplicationFormState }) {
  const { control, register, errors } = form;
  const intro = useWatch({ control, name: 'intro' });
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
        hint={messages.company_number.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.company_number?.message}
        {...register('company_number')}
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
