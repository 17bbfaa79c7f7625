import { z } from 'zod';
import { hashGenuineCode } from '../../security/genuine-codes.js';
import { fieldOf } from '../check/field.js';
import { reference } from '../check/reference.js';
import { type Kind, kindOf } from './kind.js';

/**
 * The scratch codes that are printed in books. Only their hashes are stored. A code that has left the folder stays
 * valid: it is in a book that somebody has bought.
 */
export const genuineCodeKind: Kind = kindOf({
  name: 'genuine-code',
  label: '防伪码',
  sources: ['genuine-codes'],
  fields: {
    key: fieldOf('编号', z.string().regex(/^[A-Za-z0-9 ]{8,40}$/, '不是防伪码；应为 8 到 40 个字母与数字')),
    book: reference('图书', { kind: 'book' }),
  },
  storedKey: hashGenuineCode,
  target: {
    table: 'genuine_codes',
    columns: [],
    refs: ['book_id'],
    naturalKey: 'code_hash',
    vanishing: 'kept',
  },
  write: ({ book }) => ({ row: {}, refs: { book_id: { kind: 'book', key: book } } }),
});
