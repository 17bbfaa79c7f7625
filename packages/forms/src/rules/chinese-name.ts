import { nonBlank } from './non-blank.js';
import * as z from './zod.js';

export const chineseNameMessages = {
  blank: '请输入姓名',
  length: '请输入2~5位的姓名',
  script: '姓名必须全部是汉字',
} as const;

/** A real name of 2 to 5 Chinese characters, trimmed (Spec B 5). */
export const chineseName = nonBlank(chineseNameMessages.blank).check(
  // Counts code points, not UTF-16 units: rare characters in names, such as 𠮷, take two units.
  z.refine((name) => isBetween(Array.from(name).length, 2, 5), {
    error: chineseNameMessages.length,
    abort: true,
  }),
  z.regex(/^\p{Script=Han}+$/u, { error: chineseNameMessages.script }),
);

function isBetween(count: number, least: number, most: number): boolean {
  return least <= count && count <= most;
}
