import { bookDonation } from '@inkstone/forms/bookDonation/schema';
import type { FieldError } from '../envelope.js';
import type { OperationId } from '../operations/operation.js';

/** The rules of a form over the body that it sends: of a schema of `@inkstone/forms`, what the server needs. */
interface BodyRules {
  safeParse(body: unknown): { data?: object | undefined; error?: { issues: readonly Issue[] } | undefined };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The rules of a body, or how it says itself which apply to it. */
export type FormRules = BodyRules | ((body: object) => BodyRules);

/**
 * What the page asks of a form before it sends it, the server asks again, by the same schema and in the same words.
 * The description still comes first: it says which types there are, and what of a form nobody fills in.
 */
export const formRules: Partial<Record<OperationId, FormRules>> = {
  submitBookDonation: bookDonation,
};

export interface ReadForm {
  /** The body with its texts as the rules leave them, without blanks around; nothing else of it is changed. */
  value: unknown;
  /** The first message of each field that is wrong. */
  errors: FieldError[];
}

export function readForm(rules: FormRules, body: unknown): ReadForm {
  if (typeof body !== 'object' || body === null) return { value: body, errors: [] };
  const { data, error } = (typeof rules === 'function' ? rules(body) : rules).safeParse(body);
  const messages = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.map(String).join('.');
    if (!messages.has(field)) messages.set(field, message);
  }
  const errors = [...messages].map(([field, message]) => ({ field, message }));
  return { value: { ...body, ...data }, errors };
}
