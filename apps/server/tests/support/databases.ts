import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type OpenDatabase } from '../../src/db/database.js';
import { use } from './use.js';

export interface TestDatabase extends OpenDatabase {
  /** Connection string, for a process. */
  url: string;
  drop(): Promise<void>;
}

/** A name that no other run on the same server has. */
export function newDatabaseName(): string {
  return `inkstone_test_${randomBytes(6).toString('hex')}`;
}

export function onDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.toString();
}

/** A new database for one test file: a copy of the filled template, or an empty one. */
export async function createTestDatabase(template: 'filled' | 'empty' = 'filled'): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = newDatabaseName();
  const source = template === 'filled' ? inject('template') : 'template0';
  await administer(postgres, `create database ${name} template ${source}`);
  const url = onDatabase(postgres, name);
  const opened = createDatabase({ connectionString: url });
  return {
    ...opened,
    url,
    async drop() {
      await opened.close();
      await administer(postgres, `drop database ${name} with (force)`);
    },
  };
}

export function useTestDatabase(template?: 'filled' | 'empty'): TestDatabase {
  return use(
    () => createTestDatabase(template),
    (database) => database.drop(),
  );
}

/** Runs a statement that creates or drops a database, on a connection that closes afterwards. */
export async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
