import type { StatesByTag } from '../../states.js';
import { type Handlers, nothing } from '../handlers.js';
import { insertBook } from '../rows.js';
import { type Database, hashGenuineCode, insert } from '../server.js';

interface Printed {
  code: string;
  book_id: number;
}

async function print(db: Database, { code, book_id }: Printed, checks: number): Promise<void> {
  await insertBook(db, book_id);
  await insert(db, {
    genuine_codes: {
      code_hash: hashGenuineCode(code),
      book_id,
      check_count: checks,
      first_checked_at: checks === 0 ? null : '2026-10-18T12:12:00Z',
    },
  });
}

export function genuineStates(db: Database): Handlers<StatesByTag['genuine']> {
  return {
    'a code was printed in a book': (printed) => print(db, printed, 0),
    'a code was checked before': (printed) => print(db, printed, 2),
    'no such code was printed': nothing,
    'the genuine check has an official account': async () => {
      const value = JSON.stringify('public/site/verification.svg');
      await insert(db, { settings: { key: 'genuine_verification_oa_qrcode', value } });
    },
  };
}
