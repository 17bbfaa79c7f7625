import type { ErrorObject } from 'ajv';
import type { FieldError } from '../errors/refusal.js';
import type { FormRules } from './form-rules.js';
import { fieldOf, isBlank } from './messages.js';

export interface FormVerdict {
  /** The body with trimmed texts. */
  value: unknown;
  /** The first of each field. */
  errors: FieldError[];
  /** Those on which the form has no say: wrong types, and fields that it does not have. */
  others: ErrorObject[];
}

/**
 * Each field gets one verdict: the form's where it has the field, else Ajv's. A value of a wrong type is hidden from
 * the rules and left to Ajv. An empty value counts as left out.
 */
export function judgeForm(rules: FormRules, body: unknown, found: readonly ErrorObject[]): FormVerdict {
  if (typeof body !== 'object' || body === null) return { value: body, errors: [], others: [...found] };
  const typeErrors = found.filter(isOfType);
  const hidden = new Set(typeErrors.map(fieldOf));
  const ofWrongType = new Set(typeErrors.filter(({ data }) => !isBlank(data)).map(fieldOf));
  const visible = Object.fromEntries(Object.entries(body).filter(([field]) => !hidden.has(field)));
  const schema = typeof rules === 'function' ? rules(visible) : rules;
  const { data, error } = schema.safeParse(visible);
  const messages = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.map(String).join('.');
    if (!messages.has(field) && !ofWrongType.has(field)) messages.set(field, message);
  }
  const isLeftToAjv = (one: ErrorObject) =>
    isOfType(one) ? !messages.has(fieldOf(one)) : !Object.hasOwn(schema.shape, fieldOf(one));
  return {
    value: { ...body, ...data },
    errors: [...messages].map(([field, message]) => ({ field, message })),
    others: found.filter(isLeftToAjv),
  };
}

/** Where a field may have several types (`anyOf`), Ajv reports each of them, and the rule decides. */
function isOfType({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'type' && !schemaPath.includes('/anyOf/');
}
