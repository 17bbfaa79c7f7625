import { RegionField, type RegionFieldProps } from '@inkstone/ui/components/RegionField';
import { TextAreaField } from '@inkstone/ui/components/TextAreaField';
import { TextField } from '@inkstone/ui/components/TextField';
import { useController, useWatch } from 'react-hook-form';
import type { SubmitBookDonationInput } from '@inkstone/api/inputs';

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
  const { control, register, errors } = form;
  const region = useController({ control, name: 'province_city' });
  const explain = useWatch({ control, name: 'explain' });
  return (
    <FormFrame form={form} submitLabel={messages.submit} {...rest}>
      <TextField
        label={messages.unit_name.label}
        autoComplete="organization"
        error={errors.unit_name?.message}
        {...register('unit_name')}
      />
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
      <TextField
        label={messages.address.label}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label={messages.contacts.label}
        autoComplete="name"
        error={errors.contacts?.message}
        {...register('contacts')}
      />
      <TextField
        label={messages.phone.label}
        hint={messages.phone.hint}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextAreaField
        label={messages.explain.label}
        placeholder={messages.explain.placeholder}
        counter={counterOf(explain, mostCharacters.explain)}
        error={errors.explain?.message}
        {...register('explain')}
      />
    </FormFrame>
  );
}
