import { z } from 'zod';
import { hashGenuineCode } from '../../security/genuine-codes.js';
import { fieldOf, to } from '../check/field.js';
import { reference } from '../check/reference.js';
import { type Kind, kindOf } from './kind.js';

/** Scratch codes. A code that has left the folder stays valid: somebody has bought the book. */
export const genuineCodeKind: Kind = kindOf({
  name: 'genuine-code',
  label: '防伪码',
  sources: ['genuine-codes'],
  fields: {
    key: {
      ...to(
        null,
        fieldOf('编号', z.string().regex(/^[A-Za-z0-9 -]{8,40}$/, '不是防伪码；应为 8 到 40 个字母与数字')),
      ),
      // A reader with the code would be told that the book is a copy.
      lostInNumber: () => '开头的 0 可能已丢失',
    },
    book: to('book_id', reference('图书', { kind: 'book' })),
  },
  storedKey: hashGenuineCode,
  target: { table: 'genuine_codes', naturalKey: 'code_hash', vanishing: 'kept' },
});
