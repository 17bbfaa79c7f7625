import * as z from './zod.js';

/**
 * A text that is not empty after trimming (Spec B 5). A missing value gets the same message as an empty one.
 *
 * @param message for an empty field, such as 请填写店铺名称
 */
export function nonBlank(message: string) {
  return z.string({ error: message }).check(z.trim(), z.minLength(1, { error: message, abort: true }));
}
