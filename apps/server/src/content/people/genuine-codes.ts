import { hashGenuineCode } from '../../security/genuine-codes.js';
import { chinaTime } from '../text/days.js';

/**
 * Scratch codes for trying the check. They are documented only here and not printed at the start. The first
 * four have never been checked; the last two have.
 */
export const demonstrationCodes = [
  'YTJY2027KSJL0001',
  'YTJY2027QGJC0002',
  'YTJY2027ZKYC0003',
  'YTJY2027KSTT0004',
  'YTJY2026QZQM0005',
  'YTJY2026ZSQD0006',
] as const;

/** One code for each of the given books. */
export function genuineCodeRows(bookIds: readonly number[]): Record<string, unknown>[] {
  return demonstrationCodes.map((code, index) => ({
    code_hash: hashGenuineCode(code),
    book_id: bookIds[index % bookIds.length],
    first_checked_at: index < 4 ? null : chinaTime('2026-10-18', 20, 12),
    check_count: index < 4 ? 0 : index - 3,
  }));
}
