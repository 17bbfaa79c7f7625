import type { FieldError } from './refusal.js';

/**
 * Input that does not match the description, the rules of its form or the database. It knows nothing of HTTP: the error
 * handler answers with code 400.
 */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(readonly fieldErrors: readonly [FieldError, ...FieldError[]]) {
    super(fieldErrors[0].message);
  }
}
