import type { FieldValues, Path } from 'react-hook-form';

import type * as z from '../rules/zod.js';

/** The rules of a form, or of its visible fields. They trim texts. */
export type FormSchema<Fields extends FieldValues> = z.ZodMiniType<Partial<Fields>, FieldValues>;

/** Valid and invalid examples of a form, for all of its tests. */
export interface FormFixtures<Fields extends FieldValues, Payload> {
  valid: readonly (Fixture & { fields: Fields; payload: Payload })[];
  /** `messages`: the messages of the invalid fields, in the order of the form. */
  invalid: readonly (Fixture & {
    fields: Fields;
    messages: Partial<Record<Path<Fields>, string>>;
  })[];
}

export interface Fixture {
  name: string;
  /** Ids of the statements of the specifications that the example proves, from `tools/spec-coverage/catalogue`. */
  spec?: readonly string[];
}
