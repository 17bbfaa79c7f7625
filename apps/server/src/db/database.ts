import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './generated.js';
import { preparing } from './prepared-statements.js';

/** Typed queries on the tables that the migrations make. */
export type Database = Kysely<DB>;

/** How to reach PostgreSQL: the same code serves the embedded one and a server named by DATABASE_URL. */
export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'ssl' | 'user' | 'database'
>;

export interface OpenDatabase {
  db: Database;
  /** For what must run on one connection: migrations and the loading of content. */
  pool: pg.Pool;
  /** Waits for what is running, then closes every connection. */
  close: () => Promise<void>;
}

const poolSize = 20;
const connectWithinMilliseconds = 10_000;
/** A request must not hold a connection for ever: a query that takes longer is cancelled by PostgreSQL. */
const statementWithinMilliseconds = 15_000;

/** count(*) arrives as text by default; no count here comes near 2^53. */
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
  // An idle connection that breaks (the server restarted) is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined);
  // While a connection is in somebody's hands the pool does not listen: their next query fails, the process goes on.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    db,
    pool,
    async close() {
      await db.destroy();
      // Kysely ends the pool only when it has used it.
      if (!pool.ended) await pool.end();
    },
  };
}
