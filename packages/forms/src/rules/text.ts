import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const textMessages = {
  tooShort: (label: string, least: number) => `${label}至少${String(least)}个字`,
  tooLong: (label: string, most: number) => `${label}最多${String(most)}个字`,
} as const;

export interface TextRuleOptions {
  /** Name of the field in the message about its length: 单位名称最多100个字. */
  label: string;
  /** Maximum length in characters, as in the description and the database. */
  most: number;
  /** Minimum length in characters of a text that is not empty. */
  least?: number;
  /** Message for an empty field; without it the field is optional. */
  missing?: string;
}

/** A trimmed text of limited length. */
export function text({ label, most, least = 0, missing }: TextRuleOptions) {
  const trimmed = missing === undefined ? z.string().check(z.trim()) : nonBlank(missing);
  // Not added for 0: its message could never be shown.
  const atLeast =
    least === 0
      ? []
      : [
          z.refine<string>((typed) => typed === '' || lengthOf(typed) >= least, {
            error: textMessages.tooShort(label, least),
          }),
        ];
  return trimmed.check(...atLeast, atMost(label, most));
}

/** A limit for a text of another rule, such as the address of a web page. */
export function atMost(label: string, most: number) {
  return z.refine<string>((typed) => lengthOf(typed) <= most, { error: textMessages.tooLong(label, most) });
}

/** Length in characters (code points), as the server counts; a UTF-16 length counts rare characters twice. */
export function lengthOf(typed: string): number {
  return Array.from(typed).length;
}
