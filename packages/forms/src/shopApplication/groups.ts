import type { FormSchema } from '../form/form-schema.js';
import type { ShopApplicationFields } from './schema.js';

/** The rules of a form, which depend on what is filled in. */
export type RulesOf = (fields: ShopApplicationFields) => FormSchema<ShopApplicationFields>;

/** The groups of the form that fold when they are filled in, with their fields. */
export const groups = {
  shop: ['shop_platform', 'shop_name', 'shop_url', 'province'],
  person: ['contact', 'qq', 'phone', 'phone_code'],
  company: ['company_name', 'company_number', 'address', 'intro'],
} as const satisfies Record<string, readonly (keyof ShopApplicationFields)[]>;

export type GroupName = keyof typeof groups;

export const groupNames = Object.keys(groups) as GroupName[];

/** The fields that are not filled in, or not as the rules have it. */
export function missingFields(fields: ShopApplicationFields, rulesOf: RulesOf): ReadonlySet<PropertyKey> {
  const { error } = rulesOf(fields).safeParse(fields);
  return new Set(error?.issues.flatMap(({ path }) => path.slice(0, 1)));
}

export function filledGroups(fields: ShopApplicationFields, rulesOf: RulesOf): GroupName[] {
  const missing = missingFields(fields, rulesOf);
  return groupNames.filter((group) => groups[group].every((name) => !missing.has(name)));
}
