import type { SubmitBookDonationInput } from '@inkstone/api/inputs';

import { region } from '../rules/region.js';
import { text } from '../rules/text.js';
import * as z from '../rules/zod.js';
import { bookDonationMessages as messages } from './messages.zh.js';

/** Maximum length of each field in characters, as in the description. */
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

/** All fields are required, without a format (Spec B 5). Province and city are chosen by name. */
export const bookDonationForm = z.object({
  ...common,
  province_city: region(messages.province_city.missing),
});
export type BookDonationFields = z.output<typeof bookDonationForm>;

/** The empty form. */
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
  // In a municipality, such as 北京市, province and city have the same name.
  return { ...fields, province_city: province === city ? province : province + city };
}
