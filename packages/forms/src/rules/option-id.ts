import * as z from './zod.js';

/** What a field says when nothing was chosen, and to what cannot have been chosen. */
export interface OptionWords {
  missing: string;
  invalid: string;
}

/** Largest id the description allows: the database's integers end there. */
const MOST = 2_147_483_647;

/** The id of an option of the server's lists, as requests hold it: a number, or its digits from older clients. */
export function optionId({ missing, invalid }: OptionWords) {
  return z
    .union([z.number(), z.string()], { error: ({ input }) => (input === undefined ? missing : invalid) })
    .check(
      z.refine((id) => id !== '', { error: missing, abort: true }),
      z.refine(isId, { error: invalid }),
    );
}

function isId(id: number | string): boolean {
  return typeof id === 'number' ? Number.isInteger(id) && id >= 1 && id <= MOST : /^[1-9]\d{0,8}$/.test(id);
}

/** What a list holds as its value, as the wire wants it; nothing chosen stays nothing, and is refused as such. */
export function idOf(value: string): number | '' {
  return value === '' ? '' : Number(value);
}
