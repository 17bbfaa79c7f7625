import type { FieldError } from './refusal.js';

/** Input that does not match the description, its form's rules or the database; sent with code 400. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(readonly fieldErrors: readonly [FieldError, ...FieldError[]]) {
    super(fieldErrors[0].message);
  }
}
