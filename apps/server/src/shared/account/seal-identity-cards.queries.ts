import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { isDuplicate } from '../../db/unique.js';
import type { IdentityCards, IdentityColumns } from '../../security/identity-cards.js';

/** Rows of one statement, which is done whole or not at all: a server that is killed goes on here when it starts. */
const together = 500;

interface Stored {
  id: number;
  identity_card: string;
  identity_sealed: string;
}

type Sealed = Stored & { columns: IdentityColumns };

interface Log {
  warn: (fields: object, message: string) => void;
}

/** Encrypts what is clear, as the version before wrote it, and what was encrypted with a former key. */
export async function sealIdentityCards(db: Database, cards: IdentityCards, log: Log): Promise<void> {
  const lost: number[] = [];
  const twice: number[] = [];
  let rows = await readNext(db, cards);
  while (rows.length > 0) {
    const sealed = rows.flatMap((row) => {
      const card = cards.numberOf(row);
      if (card === undefined) lost.push(row.id);
      return card === undefined ? [] : [{ ...row, columns: cards.columnsOf(card) }];
    });
    twice.push(...(await writeAll(db, sealed)));
    rows = await readNext(db, cards, rows.at(-1)?.id);
  }
  if (lost.length > 0) {
    log.warn(
      { users: lost.length },
      '这些账号的身份证号是用另一把密钥加密的，打不开：见 IDENTITY_PREVIOUS_SECRETS',
    );
  }
  if (twice.length > 0) log.warn({ users: twice }, '这些账号的身份证号也用在了另一个账号上，请核对');
}

async function readNext(db: Database, cards: IdentityCards, after = 0): Promise<Stored[]> {
  return db
    .selectFrom('users')
    .select(['id', 'identity_card', 'identity_sealed'])
    .where('id', '>', after)
    .where(
      // The version before also releases a card without the columns that it does not know.
      sql<boolean>`(identity_card || identity_sealed <> '' and identity_card not like '%*%'
        or identity_sealed <> '' and split_part(identity_sealed, '.', 1) <> ${cards.currentKey})`,
    )
    .orderBy('id')
    .limit(together)
    .execute();
}

/** @returns the accounts whose card is that of another account already */
async function writeAll(db: Database, rows: readonly Sealed[]): Promise<number[]> {
  if (rows.length === 0) return [];
  try {
    await write(db, rows);
    return [];
  } catch (error) {
    if (!isDuplicate(error, 'users_identity_hash')) throw error;
    if (rows.length > 1) {
      const found: number[] = [];
      for (const row of rows) found.push(...(await writeAll(db, [row])));
      return found;
    }
    // While servers of two versions, or with two keys, ran side by side. Encrypted it must be all the same.
    await write(
      db,
      rows.map((row) => ({ ...row, columns: { ...row.columns, identity_hash: '' } })),
    );
    return rows.map(({ id }) => id);
  }
}

/** Nothing is written over a row that was changed meanwhile. */
async function write(db: Database, rows: readonly Sealed[]): Promise<void> {
  await sql`update users set
      identity_card = after.identity_card, identity_sealed = after.identity_sealed,
      identity_hash = after.identity_hash, identity_end_hash = after.identity_end_hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as before (id integer, identity_card text, identity_sealed text, columns jsonb),
      jsonb_populate_record(null::users, before.columns) as after
    where users.id = before.id and users.identity_card = before.identity_card
      and users.identity_sealed = before.identity_sealed`.execute(db);
}
