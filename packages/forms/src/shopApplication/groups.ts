import { shopApplicationForm, type ShopApplicationFields } from './schema.js';

/** The groups of the form that fold when they are filled in, with their fields. */
export const groups = {
  shop: ['shop_platform', 'shop_name', 'shop_url', 'province'],
  person: ['contact', 'qq', 'phone', 'phone_code'],
  company: ['company_name', 'company_number', 'address', 'intro'],
} as const satisfies Record<string, readonly (keyof ShopApplicationFields)[]>;

export type GroupName = keyof typeof groups;

export const groupNames = Object.keys(groups) as GroupName[];

/** The fields that are not filled in, or not as the rules have it. */
export function missingFields(fields: ShopApplicationFields): ReadonlySet<PropertyKey> {
  const { error } = shopApplicationForm(fields).safeParse(fields);
  return new Set(error?.issues.flatMap(({ path }) => path.slice(0, 1)));
}

export function filledGroups(fields: ShopApplicationFields): GroupName[] {
  const missing = missingFields(fields);
  return groupNames.filter((group) => groups[group].every((name) => !missing.has(name)));
}
