import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { hashRecoveryCode, stepOfCode } from '../../security/one-time-codes.js';
import { unseal } from '../../security/sealed-texts.js';
import type { KeyRing } from '../../security/secret-keys.js';
import type { OperatorRole } from '../../shared/operator-role.js';

export interface Operator {
  id: number;
  name: string;
  roles: OperatorRole[];
}

const columns = ['id', 'name', sql<OperatorRole[]>`roles`.as('roles'), 'stopped_at'] as const;

export async function listOperators(db: Database) {
  return db.selectFrom('operators').select(columns).orderBy('id').execute();
}

/** Who can be at the desk. */
export async function activeOperators(db: Database): Promise<Pick<Operator, 'name' | 'roles'>[]> {
  return db
    .selectFrom('operators')
    .select(['name', sql<OperatorRole[]>`roles`.as('roles')])
    .where('stopped_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** @returns undefined for a name that nobody has, and for an operator who was stopped */
export async function findOperator(db: Database, name: string) {
  return db
    .selectFrom('operators')
    .select([...columns, 'password_hash', 'code_secret'])
    .where('name', '=', name)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
}

/** Uses up the code of an authenticator, or a recovery code. Of two who send the same one, only one gets in. */
export async function useOperatorCode(
  db: Database,
  keys: KeyRing,
  { id, code_secret }: { id: number; code_secret: string },
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(db, id, code);
  const secret = unseal(code_secret, keys);
  const step = secret === undefined ? undefined : stepOfCode(secret, code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ last_code: step })
    .where('id', '=', id)
    .where('last_code', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function useRecoveryCode(db: Database, id: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', id)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface Credentials {
  passwordHash: string;
  /** Sealed. */
  codeSecret: string;
  recoveryCodes: readonly string[];
}

/** Adds the operator, or gives a known one other roles and new credentials; the old ones and all sessions end. */
export async function setOperator(
  db: Database,
  name: string,
  { roles, credentials }: { roles: readonly OperatorRole[]; credentials: Credentials },
): Promise<void> {
  const values = {
    roles: [...roles],
    password_hash: credentials.passwordHash,
    code_secret: credentials.codeSecret,
    last_code: 0,
    stopped_at: null,
  };
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('operators')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('operator_recovery_codes').where('operator_id', '=', id).execute();
    await transaction
      .insertInto('operator_recovery_codes')
      .values(
        credentials.recoveryCodes.map((code) => ({ operator_id: id, code_hash: hashRecoveryCode(code) })),
      )
      .execute();
    await endOperatorSessions(transaction, id);
  });
}

/** @returns whether there is an operator of that name */
export async function stopOperator(db: Database, name: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const stopped = await transaction
      .updateTable('operators')
      .set({ stopped_at: sql<Date>`coalesce(stopped_at, now())` })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst();
    if (stopped === undefined) return false;
    await endOperatorSessions(transaction, stopped.id);
    return true;
  });
}

async function endOperatorSessions(db: Database, id: number): Promise<void> {
  await db.deleteFrom('operator_sessions').where('operator_id', '=', id).execute();
}
