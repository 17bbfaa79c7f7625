import { SelectField, type SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { TextField } from '@inkstone/ui/components/TextField';

import { fieldProps } from '../form/field-props.js';
import { FormSection } from './FormSection.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import type { ShopApplicationFormState } from './use-shop-application-form.js';

/** The options, with ids as values. */
export interface ShopChoices {
  platforms: SelectFieldProps['options'];
  /** Whether the platforms are loading. */
  platformsLoading?: boolean | undefined;
  provinces: SelectFieldProps['options'];
  /** Whether the provinces are loading. */
  provincesLoading?: boolean | undefined;
}

/** The fields of the shop. */
export function ShopFields({
  form,
  platforms,
  platformsLoading,
  provinces,
  provincesLoading,
}: ShopChoices & { form: ShopApplicationFormState }) {
  const field = fieldProps(form, messages);
  return (
    <FormSection title={messages.shop}>
      <SelectField {...field('shop_platform')} options={platforms} loading={platformsLoading} />
      <TextField {...field('shop_name')} autoComplete="organization" />
      <TextField {...field('shop_url')} type="url" autoComplete="url" />
      <SelectField
        {...field('province')}
        options={provinces}
        loading={provincesLoading}
        autoComplete="address-level1"
      />
    </FormSection>
  );
}
