import * as z from './zod.js';

/**
 * Some text, without the blanks around it; blanks alone count as nothing (Spec B 5).
 *
 * @param message the field's own words for nothing, such as 请填写店铺名称
 */
export function nonBlank(message: string) {
  return z.string().check(z.trim(), z.minLength(1, { error: message }));
}
