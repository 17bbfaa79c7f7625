import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from './database.js';
import type { DB } from './generated.js';

/** Queries in the transaction of a client that somebody else has opened and releases. */
export function databaseOn(client: ClientBase): Database {
  const connection = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  const pool = {
    connect: () => Promise.resolve(connection),
    end: () => Promise.resolve(),
  } as unknown as PostgresPool;
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
