import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { OperatorRole } from '../../shared/operator-role.js';
import type { Operator } from './operators.queries.js';

/** Somebody who has gone away must not leave an open desk, and nobody works longer than half a day at once. */
const isAlive = sql<boolean>`operator_sessions.last_used_at > now() - interval '30 minutes'
  and operator_sessions.created_at > now() - interval '12 hours'`;

/** A request within a minute of the last use writes nothing. */
const isUseDue = sql<boolean>`operator_sessions.last_used_at < now() - interval '1 minute'`;

/** Random and long, so that its hash needs no key. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** @returns the token, of which only a hash is kept */
export async function addOperatorSession(db: Database, operatorId: number): Promise<string> {
  await db
    .deleteFrom('operator_sessions')
    .where(sql<boolean>`not (${isAlive})`)
    .execute();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('operator_sessions')
    .values({ token_hash: hashOf(token), operator_id: operatorId })
    .execute();
  return token;
}

/**
 * @param isUse false for what the page asks by itself: an open page alone does not keep the session alive
 * @returns undefined if there is no such session or it has ended
 */
export async function findOperatorSession(
  db: Database,
  token: string,
  isUse: boolean,
): Promise<Operator | undefined> {
  const token_hash = hashOf(token);
  const found = await db
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select([
      'operators.id',
      'operators.name',
      sql<OperatorRole[]>`roles`.as('roles'),
      isUseDue.as('isUseDue'),
    ])
    .where('token_hash', '=', token_hash)
    .where(isAlive)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { isUseDue: isDue, ...operator } = found;
  if (isUse && isDue) {
    await db
      .updateTable('operator_sessions')
      .set({ last_used_at: sql<Date>`now()` })
      .where('token_hash', '=', token_hash)
      .execute();
  }
  return operator;
}

export async function endOperatorSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token_hash', '=', hashOf(token)).execute();
}
