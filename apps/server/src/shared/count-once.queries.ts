import { sql } from 'kysely';
import type { Database } from '../db/database.js';
import type { KeyRing } from '../security/secret-keys.js';
import { sign } from '../security/signatures.js';
import { deviceName } from '../security/source.js';

/** Browsers of one address that count for one thing on a day: they name themselves as they like. */
const mostOfAddress = 10;

const tables = {
  'paper view': 'papers',
  'article view': 'articles',
  'paper download': 'papers',
  'resource download': 'book_resources',
} as const;

export interface Counted {
  source: string;
  /** '' for an account, and for a browser that does not name itself. */
  browser: string;
}

export function countedAccount(userId: number): Counted {
  return { source: `user ${String(userId)}`, browser: '' };
}

/** An account, or an address and a browser together. */
export function countedReader(
  keys: KeyRing,
  { user, address, fingerprint }: { user: { id: number } | undefined; address: string; fingerprint: string },
): Counted {
  if (user !== undefined) return countedAccount(user.id);
  return {
    source: sign(keys, JSON.stringify(['counted address', address])),
    browser: deviceName(fingerprint),
  };
}

/** @returns 1 for the first time on a day, else 0: what is to be added */
export async function countOnce(
  db: Database,
  kind: keyof typeof tables,
  contentId: number,
  { source, browser }: Counted,
): Promise<0 | 1> {
  const { rows } = await sql`
    insert into counted_today (kind, content_id, source, browser)
    select ${kind}, ${contentId}, ${source}, ${browser}
     where exists (select from ${sql.table(tables[kind])} where id = ${contentId})
       and (select count(*) from counted_today
              where kind = ${kind} and content_id = ${contentId} and counted_on = current_date and source = ${source}
            ) < ${mostOfAddress}
    on conflict do nothing
    returning 1`.execute(db);
  return rows.length === 0 ? 0 : 1;
}

export async function forgetCounted(db: Database): Promise<void> {
  await sql`delete from counted_today where counted_on < current_date`.execute(db);
}
