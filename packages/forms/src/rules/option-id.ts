import * as z from './zod.js';

/** The messages of a field whose options have ids: for no choice, and for a value that is not an id. */
export interface OptionMessages {
  missing: string;
  invalid: string;
}

/** Largest id in the description: the maximum of a PostgreSQL integer. */
const MOST = 2_147_483_647;

/** The id of an option in a request body: a number, or a string of digits from older clients. */
export function optionId({ missing, invalid }: OptionMessages) {
  return z
    .union([z.number(), z.string()], { error: ({ input }) => (input === undefined ? missing : invalid) })
    .check(
      z.refine((id) => id !== '', { error: missing, abort: true }),
      z.refine(isId, { error: invalid }),
    );
}

/** An id that may be left out, or sent as '' by older forms for a field that they do not show. */
export function optionalId(id: z.ZodMiniType<number | string>, invalid: string) {
  return z.exactOptional(z.union([z.literal(''), id], { error: invalid }));
}

function isId(id: number | string): boolean {
  return typeof id === 'number' ? Number.isInteger(id) && id >= 1 && id <= MOST : /^[1-9]\d{0,8}$/.test(id);
}

/** Turns the value of a select into the id on the wire. '' (no choice) stays '', which the rule refuses as missing. */
export function idOf(value: string): number | '' {
  return value === '' ? '' : Number(value);
}
