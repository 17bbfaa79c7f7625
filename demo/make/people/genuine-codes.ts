import type { Book } from '../books/build-books.js';
import { chinaTime } from '../text/days.js';

/** Documented only here. The first four have never been checked; the last two have. */
const codes = [
  'YTJY2027KSJL0001',
  'YTJY2027QGJC0002',
  'YTJY2027ZKYC0003',
  'YTJY2027KSTT0004',
  'YTJY2026QZQM0005',
  'YTJY2026ZSQD0006',
] as const;

/** One code for each of the first books. */
export function genuineCodeTable(books: readonly Book[]): Record<string, string>[] {
  return codes.flatMap((code, index) => {
    const book = books[index];
    return book === undefined ? [] : [{ 编号: code, 图书: book.key }];
  });
}

export interface CheckedCode {
  code: string;
  firstCheckedAt: string;
  checkCount: number;
}

export function checkedCodes(): CheckedCode[] {
  const firstCheckedAt = chinaTime('2026-10-18', 20, 12);
  return codes.slice(4).map((code, index) => ({ code, firstCheckedAt, checkCount: index + 1 }));
}
