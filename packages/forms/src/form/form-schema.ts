import type { FieldValues, Path } from 'react-hook-form';

import type * as z from '../rules/zod.js';

/** The rules over what a form holds, or over the part of it that is in sight. Texts come out without blanks around them. */
export type FormSchema<Fields extends FieldValues> = z.ZodMiniType<Partial<Fields>, FieldValues>;

/** One filled-in form, right or wrong: the examples that every test of a form runs over. */
export interface FormFixtures<Fields extends FieldValues, Payload> {
  valid: readonly (Fixture & { fields: Fields; payload: Payload })[];
  /** `messages`: the fields that are wrong, in the order of the form, with what they say. */
  invalid: readonly (Fixture & {
    fields: Fields;
    messages: Partial<Record<Path<Fields>, string>>;
  })[];
}

export interface Fixture {
  name: string;
  /** Ids of the specifications' statements that the example proves; they stand in `tools/spec-coverage/catalogue`. */
  spec?: readonly string[];
}
