import type { SubmitBookDonationInput } from '@inkstone/api/inputs';

import type { DraftOptions } from '../drafts/use-draft.js';
import { useValidForm, type SubmitHandler } from '../form/use-valid-form.js';
import { empty, bookDonationForm, toPayload, type BookDonationFields } from './schema.js';

export interface BookDonationOptions {
  onSubmit: SubmitHandler<SubmitBookDonationInput>;
  defaultValues?: Partial<BookDonationFields> | undefined;
}

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
