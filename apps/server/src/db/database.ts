import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from './generated.js';
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
const connectWithinMilliseconds = 10_000;
/** PostgreSQL cancels a query that takes longer, so that no request holds a connection forever. */
const statementWithinMilliseconds = 15_000;

/** pg returns count(*) as text by default; no count here comes near 2^53. */
const valueParsers = new pg.TypeOverrides();
valueParsers.setTypeParser(pg.types.builtins.INT8, Number);

export function createDatabase(connection: Connection): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    types: valueParsers,
    max: poolSize,
    connectionTimeoutMillis: connectWithinMilliseconds,
    statement_timeout: statementWithinMilliseconds,
    application_name: 'inkstone',
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The pool does not listen to a connection in use. Its next query fails; the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
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
