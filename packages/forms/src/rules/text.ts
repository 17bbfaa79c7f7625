import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

export interface TextRuleOptions {
  /** The field's name in the sentence about its length: 单位名称最多100个字. */
  label: string;
  /** Most characters, as the description and the database have it. */
  most: number;
  /** Fewest characters of what is not left empty. */
  least?: number;
  /** The field's own words for nothing; without them it may be left empty. */
  missing?: string;
}

/** A text of so many characters at most, without the blanks around it; blanks alone count as nothing. */
export function text({ label, most, least = 0, missing }: TextRuleOptions) {
  // Without a least there is nothing that could be too short, and no sentence of it.
  const atLeast =
    least === 0
      ? []
      : [
          z.refine<string>((typed) => typed === '' || lengthOf(typed) >= least, {
            error: ruleMessages.tooShort(label, least),
          }),
        ];
  return z.string().check(
    z.trim(),
    z.minLength(missing === undefined ? 0 : 1, { error: missing ?? '', abort: true }),
    ...atLeast,
    z.refine((typed) => lengthOf(typed) <= most, { error: ruleMessages.tooLong(label, most) }),
  );
}

/** By characters and not by UTF-16 units, as the server counts. */
export function lengthOf(typed: string): number {
  return Array.from(typed).length;
}
