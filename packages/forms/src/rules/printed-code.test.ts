// @vitest-environment node
import { expect, it } from 'vitest';

import { printedCode } from './printed-code.js';

it.each([
  ['as printed', 'YTJY2027KSJL0001', 'YTJY2027KSJL0001'],
  ['lower case and blanks', ' ytjy 2027\tksjl　0001\n', 'YTJY2027KSJL0001'],
  ['hyphens', 'YTJY-2027-KSJL-0001', 'YTJY2027KSJL0001'],
  ['other dashes', 'YTJY–2027—KSJL－0001‐−', 'YTJY2027KSJL0001'],
  ['full-width letters and digits', 'ｙｔｊｙ２０２７ＫＳＪＬ０００１', 'YTJY2027KSJL0001'],
  ['characters that nobody sees', '\uFEFFYTJY\u200B2027\u00AD', 'YTJY2027'],
  ['nothing but hyphens', ' - － ', ''],
])('reads a code with %s', (_, typed, code) => expect(printedCode(typed)).toBe(code));
