import { optional, to } from '../check/field.js';
import { day, flag, integer, key, text } from '../check/plain-fields.js';
import { reference } from '../check/reference.js';
import { type Kind, kindOf } from './kind.js';

/** What is wrong in a book. The editors add others, which no load touches. */
export const erratumKind: Kind = kindOf({
  name: 'erratum',
  label: '勘误',
  sources: ['errata'],
  fields: {
    key,
    book: to('book_id', reference('图书', { kind: 'book' })),
    page: to('page_number', text('页码', 50)),
    place: optional(text('位置', 50), ''),
    wrong: to('wrong_text', text('误')),
    right: to('right_text', optional(text('正'), '')),
    printing: integer('印次', 1, 999),
    isPrinted: to('is_printed', optional(flag('已付印'), false)),
    listed: to('created_at', day('日期')),
  },
  target: { table: 'book_errata', vanishing: 'deleted' },
});
