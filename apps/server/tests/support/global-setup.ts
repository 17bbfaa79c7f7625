import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../../src/db/database.js';
import { migrate } from '../../src/db/migrate.js';
import { insertFixtures } from '../fixtures/rows.js';
import { administer, newDatabaseName, onDatabase } from './databases.js';
import { startPostgres } from './postgres.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the PostgreSQL server of this run; its database is for administration only. */
    postgres: string;
    /** Name of the migrated and filled database that test files copy. */
    template: string;
    /** Folder of this run in which Node keeps the compiled sources of the processes. */
    compiled: string;
  }
}

/**
 * One PostgreSQL server per run, over TCP: the one that TEST_DATABASE_URL names, else a new one that is removed
 * afterwards. Every test file gets a copy of one migrated and filled template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const started = given === undefined ? await startPostgres() : undefined;
  const postgres = started?.url ?? given ?? '';
  const template = newDatabaseName();
  await administer(postgres, `create database ${template}`);
  const { db, pool, close } = createDatabase({ connectionString: onDatabase(postgres, template) });
  await migrate(pool);
  await insertFixtures(db);
  await close();
  project.provide('postgres', postgres);
  project.provide('template', template);
  const compiled = await mkdtemp(join(tmpdir(), 'inkstone-compiled-'));
  project.provide('compiled', compiled);
  return async () => {
    await administer(postgres, `drop database ${template}`);
    await started?.stop();
    await rm(compiled, { recursive: true, force: true });
  };
}
