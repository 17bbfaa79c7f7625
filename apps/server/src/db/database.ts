import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './generated.js';
import { HangGuard, type HangLimits } from './hang-guard.js';
import { preparing } from './prepared-statements.js';

export type Database = Kysely<DB>;

/** How to connect to PostgreSQL: the same code serves the embedded server and one named by DATABASE_URL. */
export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'ssl' | 'user' | 'database'
>;

export interface OpenDatabase {
  db: Database;
  /** For work that needs one connection: migrations and loading content. */
  pool: pg.Pool;
  close: () => Promise<void>;
}

const poolSize = 20;
/** PostgreSQL cancels a query that takes longer, so that no request holds a connection forever. In ms. */
const statementWithin = 8_000;
/** Nobody waits longer than ten seconds for the 503. */
const usualLimits: HangLimits = { connectWithin: 5_000, answerWithin: 9_000, probeWithin: 1_000 };

/** pg returns count(*) as text by default; no count here comes near 2^53. */
const valueParsers = new pg.TypeOverrides();
valueParsers.setTypeParser(pg.types.builtins.INT8, Number);

export function createDatabase(connection: Connection, limits = usualLimits): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    types: valueParsers,
    max: poolSize,
    connectionTimeoutMillis: limits.connectWithin,
    statement_timeout: statementWithin,
    application_name: 'inkstone',
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The pool does not listen to a connection in use. Its next query fails; the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const guard = new HangGuard(pool, connection, limits);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool, guard) }) });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      // Kysely ends the pool only if it has used it.
      if (!pool.ended) await pool.end();
    },
  };
}

export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
