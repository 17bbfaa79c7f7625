import * as z from './zod.js';

/** A province and one of its cities, by id or by name as the form's options have them; '' for none. */
export interface Region {
  province: string;
  city: string;
}

/**
 * A province and a city, both chosen.
 *
 * @param message for a missing province or city
 */
export function region(message: string) {
  return z
    .object({ province: z.string(), city: z.string() })
    .check(z.refine(({ province, city }) => province !== '' && city !== '', { error: message }));
}
