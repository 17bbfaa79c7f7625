import type { ErrorObject } from 'ajv';
import type { FieldError } from '../envelope.js';
import type { FormRules } from './form-rules.js';

export interface ReadForm {
  /** The body with its texts as the rules leave them, without blanks around; nothing else of it is changed. */
  value: unknown;
  /** The first message of each field that is wrong; '' where the rule has no words of its own. */
  errors: FieldError[];
}

/**
 * Holds a body to the rules of its form.
 *
 * @param found what the description has found wrong with it: rules are made for values of the described types, so
 *   they are not shown any other
 */
export function readForm(rules: FormRules, body: unknown, found: readonly ErrorObject[]): ReadForm {
  if (typeof body !== 'object' || body === null) return { value: body, errors: [] };
  const ofOtherTypes = new Set(found.filter(isOfType).map(({ instancePath }) => instancePath.slice(1)));
  const shown = Object.fromEntries(Object.entries(body).filter(([field]) => !ofOtherTypes.has(field)));
  const schema = typeof rules === 'function' ? rules(shown) : rules;
  const { data, error } = schema.safeParse(shown, { error: () => '' });
  const messages = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.map(String).join('.');
    if (!messages.has(field) && !ofOtherTypes.has(field)) messages.set(field, message);
  }
  const errors = [...messages].map(([field, message]) => ({ field, message }));
  return { value: { ...body, ...data }, errors };
}

/** Of a field that may be of several types each of them is reported: what it is then is up to the rules. */
function isOfType({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'type' && !schemaPath.includes('/anyOf/');
}
