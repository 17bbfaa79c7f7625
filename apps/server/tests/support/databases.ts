import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Connection, type OpenDatabase } from '../../src/db/database.js';

export function templateName(): string {
  return `inkstone_test_${randomBytes(6).toString('hex')}`;
}

/** The same server, another database. */
export function onDatabase(connection: Connection, database: string): Connection {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.toString() };
}

export interface TestDatabase extends OpenDatabase {
  connection: Connection;
  drop(): Promise<void>;
}

/** A database of its own for one test file: a copy of the filled template, or an empty one. */
export async function createTestDatabase(template: 'filled' | 'empty' = 'filled'): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = templateName();
  const source = template === 'filled' ? inject('template') : 'template0';
  await administer(postgres, `create database ${name} template ${source}`);
  const connection = onDatabase(postgres, name);
  const opened = createDatabase(connection);
  return {
    ...opened,
    connection,
    async drop() {
      await opened.close();
      await administer(postgres, `drop database ${name} with (force)`);
    },
  };
}

/** The connection string for a process; the embedded cluster is reached by its socket, a parameter of it. */
export function urlOf({ connectionString, host, user, database }: Connection): string {
  if (connectionString !== undefined) return connectionString;
  return `postgresql://${String(user)}@localhost/${String(database)}?host=${encodeURIComponent(String(host))}`;
}

async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
