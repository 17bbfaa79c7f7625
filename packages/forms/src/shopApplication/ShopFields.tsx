import { MarginNote } from '@inkstone/ui/components/MarginNote';
import { SelectField, type SelectFieldProps } from '@inkstone/ui/components/SelectField';
import { TextField } from '@inkstone/ui/components/TextField';

import { fieldProps } from '../form/field-props.js';
import { shopApplicationMessages as messages } from './messages.zh.js';
import { ShopGroup } from './ShopGroup.js';
import type { FoldedGroups } from './use-folded-groups.js';
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
  folds,
  platforms,
  platformsLoading,
  provinces,
  provincesLoading,
}: ShopChoices & { form: ShopApplicationFormState; folds: FoldedGroups }) {
  const field = fieldProps(form, messages);
  const [platform, name, province] = form.getValues(['shop_platform', 'shop_name', 'province']);
  return (
    <ShopGroup
      name="shop"
      folds={folds}
      summary={[nameIn(platforms, platform), name, nameIn(provinces, province)]}
    >
      <SelectField {...field('shop_platform')} options={platforms} loading={platformsLoading} />
      <TextField
        {...field('shop_name')}
        hint={<MarginNote>{messages.shop_name.note}</MarginNote>}
        autoComplete="organization"
      />
      <TextField
        {...field('shop_url')}
        hint={<MarginNote>{messages.shop_url.note}</MarginNote>}
        type="url"
        autoComplete="url"
      />
      <SelectField
        {...field('province')}
        options={provinces}
        loading={provincesLoading}
        autoComplete="address-level1"
      />
    </ShopGroup>
  );
}

function nameIn(options: ShopChoices['platforms'], chosen: string): string {
  const all = options.flatMap((option) => ('options' in option ? option.options : option));
  return all.find(({ value }) => value === chosen)?.label ?? '';
}
