import type { Transaction } from 'kysely';
import type { Database } from './database.js';
import type { DB } from './generated.js';

/** Runs the steps in the caller's transaction, or in a new one. */
export async function inTransaction<Result>(
  db: Database,
  steps: (transaction: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(db)) return steps(db);
  return db.transaction().execute(steps);
}

function isTransaction(db: Database): db is Transaction<DB> {
  return db.isTransaction;
}
