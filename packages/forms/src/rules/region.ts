import * as z from './zod.js';

/** A province and a city of it: their ids or their names, as the form's options have them; '' for none. */
export interface Region {
  province: string;
  city: string;
}

/**
 * A chosen province and city; half a choice is none.
 *
 * @param message the field's own words for nothing
 */
export function region(message: string) {
  return z
    .object({ province: z.string(), city: z.string() })
    .check(z.refine(({ province, city }) => province !== '' && city !== '', { error: message }));
}
