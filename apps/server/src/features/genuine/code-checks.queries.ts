import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { networkOf } from '../../security/limits/address.js';

/** As long as it may take until a stolen batch is noticed. */
const keptDays = 90;

export const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`;

export interface Checker {
  address: string;
  userId: number | undefined;
}

/**
 * Counts a check by day, network and the province of the account. Only checks of one code meet in a row, and those wait
 * for each other at the code anyway.
 * @param code a table with the columns code_hash and batch_id
 */
export function recordCheck(code: string, { address, userId }: Checker) {
  return sql`
    insert into code_checks (code_hash, batch_id, day, network, province_id)
    select code_hash, batch_id, ${today}, ${networkOf(address)},
           coalesce((select province_id from users where id = ${userId ?? null}), 0)
      from ${sql.table(code)}
    on conflict (code_hash, day, network, province_id) do update set checks = code_checks.checks + 1`;
}

export async function deleteOldChecks(db: Database): Promise<void> {
  await sql`delete from code_checks where day <= ${today} - ${keptDays}::integer`.execute(db);
}
