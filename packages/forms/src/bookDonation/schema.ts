import type { SubmitBookDonationInput } from '@inkstone/api/inputs';

import { region } from '../rules/region.js';
import { text } from '../rules/text.js';
import * as z from '../rules/zod.js';
import { bookDonationMessages as messages } from './messages.zh.js';

/** Most characters of each field, as the description has them. */
export const mostCharacters = {
  unit_name: 100,
  province_city: 100,
  address: 200,
  contacts: 50,
  phone: 50,
  explain: 2000,
} as const;

function textOf(name: keyof typeof mostCharacters) {
  const { label, missing } = messages[name];
  return text({ label, missing, most: mostCharacters[name] });
}

const common = {
  unit_name: textOf('unit_name'),
  address: textOf('address'),
  contacts: textOf('contacts'),
  phone: textOf('phone'),
  explain: textOf('explain'),
};

/** What the form asks for (Spec B 5): everything, and no format. The region is chosen by the names of its parts. */
export const bookDonationForm = z.object({
  ...common,
  province_city: region(messages.province_city.missing),
});
export type BookDonationFields = z.output<typeof bookDonationForm>;

/** Nothing filled in. */
export const empty: BookDonationFields = {
  unit_name: '',
  province_city: { province: '', city: '' },
  address: '',
  contacts: '',
  phone: '',
  explain: '',
};

/** Body of POST /api/common/book_donate (Spec B 7). */
export const bookDonation = z.object({ ...common, province_city: textOf('province_city') });

export function toPayload({ province_city, ...fields }: BookDonationFields): SubmitBookDonationInput {
  const { province, city } = province_city;
  // Of a municipality province and city bear one name.
  return { ...fields, province_city: province === city ? province : province + city };
}
