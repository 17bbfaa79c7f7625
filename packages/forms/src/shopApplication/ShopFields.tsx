import { SelectField, type SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { TextField } from '@inkstone/ui/components/TextField';

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
  form: { register, errors },
  platforms,
  platformsLoading,
  provinces,
  provincesLoading,
}: ShopChoices & { form: ShopApplicationFormState }) {
  return (
    <FormSection title={messages.shop}>
      <SelectField
        label={messages.shop_platform.label}
        placeholder={messages.shop_platform.placeholder}
        options={platforms}
        loading={platformsLoading}
        error={errors.shop_platform?.message}
        {...register('shop_platform')}
      />
      <TextField
        label={messages.shop_name.label}
        autoComplete="organization"
        error={errors.shop_name?.message}
        {...register('shop_name')}
      />
      <TextField
        label={messages.shop_url.label}
        placeholder={messages.shop_url.placeholder}
        type="url"
        autoComplete="url"
        error={errors.shop_url?.message}
        {...register('shop_url')}
      />
      <SelectField
        label={messages.province.label}
        placeholder={messages.province.placeholder}
        options={provinces}
        loading={provincesLoading}
        autoComplete="address-level1"
        error={errors.province?.message}
        {...register('province')}
      />
    </FormSection>
  );
}
