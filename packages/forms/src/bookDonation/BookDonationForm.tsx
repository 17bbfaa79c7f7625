import { RegionField, type RegionFieldProps } from '@inkstone/ui/components/RegionField';
import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useController, useWatch } from 'react-hook-form';
import type { SubmitBookDonationInput } from '@inkstone/api/inputs';

import { fieldProps } from '../form/field-props.js';
import type { DraftOptions } from '../drafts/use-draft.js';
import { counterOf } from '../form/counter-of.js';
import { FormFrame, type FormElementProps } from '../form/FormFrame.js';
import { useValidForm, type FormOptions } from '../form/use-valid-form.js';
import { bookDonationMessages as messages } from './messages.zh.js';
import { mostCharacters, empty, bookDonationForm, toPayload, type BookDonationFields } from './schema.js';

export type BookDonationOptions = FormOptions<BookDonationFields, SubmitBookDonationInput>;

const draft: DraftOptions<BookDonationFields> = {
  key: 'book-donation',
  fields: ['unit_name', 'province_city', 'address', 'contacts', 'phone', 'explain'],
};

/** State of the donation form. It is validated on blur, kept as a draft, and reset after success. */
export function useBookDonationForm(options: BookDonationOptions) {
  return useValidForm({
    ...options,
    schema: bookDonationForm,
    empty,
    toPayload,
    draft,
    mode: 'onBlur',
    clearAfterSuccess: true,
  });
}

export interface BookDonationFormProps extends BookDonationOptions, FormElementProps {
  /** Provinces with their cities. The `value` of each is its name, as the request needs it. */
  regions: RegionFieldProps['regions'];
  /** Whether the regions are loading. */
  regionsLoading?: boolean | undefined;
}

/** The form in which a school or another organisation asks for donated books (Spec B 2.6). */
export function BookDonationForm({
  onSubmit,
  defaultValues,
  regions,
  regionsLoading,
  ...rest
}: BookDonationFormProps) {
  const form = useBookDonationForm({ onSubmit, defaultValues });
  const field = fieldProps(form, messages);
  const { control } = form;
  const region = useController({ control, name: 'province_city' });
  const explain = useWatch({ control, name: 'explain' });
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <TextField {...field('unit_name')} autoComplete="organization" />
      <RegionField
        label={messages.province_city.label}
        regions={regions}
        loading={regionsLoading}
        error={region.fieldState.error?.message}
        value={region.field.value}
        onChange={region.field.onChange}
        onBlur={region.field.onBlur}
        name={region.field.name}
      />
      <TextField {...field('address')} autoComplete="street-address" />
      <TextField {...field('contacts')} autoComplete="name" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextAreaField {...field('explain')} counter={counterOf(explain, mostCharacters.explain)} />
    </FormFrame>
  );
}
