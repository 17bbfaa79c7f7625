import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** A real name, without the blanks around it: 2 to 5 characters, all of them Chinese (Spec B 5). */
export const chineseName = z.string().check(
  z.trim(),
  z.minLength(1, { error: ruleMessages.realNameBlank, abort: true }),
  // By characters, not by UTF-16 units: the rarer characters of names, such as 𠮷, are two units long.
  z.refine((name) => isBetween(Array.from(name).length, 2, 5), {
    error: ruleMessages.realNameLength,
    abort: true,
  }),
  z.regex(/^\p{Script=Han}+$/u, { error: ruleMessages.realNameChinese }),
);

function isBetween(count: number, least: number, most: number): boolean {
  return least <= count && count <= most;
}
