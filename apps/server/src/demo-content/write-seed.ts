import type { Row, Seed } from '@inkstone/demo';
import type { ClientBase } from 'pg';
import { demonstrationPassword } from '../demo-accounts.js';
import type { FileStore } from '../ports/files/file-store.js';
import { hashGenuineCode } from '../security/genuine-codes.js';
import { hashPassword } from '../security/passwords.js';
import { countReaders } from './count-readers.js';
import { advanceIdentity, insertRows } from './rows.js';

/** Writes what people have made, and what a content folder cannot hold. */
export async function writeSeed(
  { client, files }: { client: ClientBase; files: Pick<FileStore, 'write'> },
  { users, tables, pictures, counts, checkedCodes }: Seed,
  report: (step: string, done: number, total: number) => void,
): Promise<void> {
  const withAccounts = [['users', await withPasswords(users)] as const, ...tables];
  for (const [index, [table, rows]] of withAccounts.entries()) {
    await insertRows(client, table, rows);
    report('写入数据', index + 1, withAccounts.length);
  }
  await advanceIdentity(client, 'users');
  await countReaders(client, counts);
  for (const { code, firstCheckedAt, checkCount } of checkedCodes) {
    await client.query(
      'update genuine_codes set first_checked_at = $2, check_count = $3 where code_hash = $1',
      [hashGenuineCode(code), firstCheckedAt, checkCount],
    );
  }
  for (const [key, svg] of pictures) await files.write(key, Buffer.from(svg));
}

function withPasswords(users: readonly Row[]): Promise<Row[]> {
  return Promise.all(
    users.map(async (user) => ({ ...user, password_hash: await hashPassword(demonstrationPassword) })),
  );
}
