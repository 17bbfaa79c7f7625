import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDatabase, type Connection } from '../../src/db/database.js';
import { embeddedConnection } from '../../src/db/embedded/cluster.js';
import { migrate } from '../../src/db/migrate.js';
import { startThrowAwayCluster } from '../../src/db/throw-away.js';
import { insertFixtures } from '../fixtures/rows.js';
import { onDatabase, templateName } from './databases.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How to reach the cluster of this run; its database is for administration only. */
    postgres: Connection;
    template: string;
  }
}

/**
 * One cluster a run: an embedded one, or the server of TEST_DATABASE_URL, so that the same tests show that
 * both behave alike. Every test file gets a copy of one migrated and filled template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given === undefined ? await startThrowAwayCluster() : undefined;
  const postgres: Connection =
    cluster === undefined ? { connectionString: given } : embeddedConnection(cluster.socketFolder);
  const template = templateName();
  await runOn(postgres, `create database ${template}`);
  const { db, pool, close } = createDatabase(onDatabase(postgres, template));
  await migrate(pool);
  await insertFixtures(db);
  await close();
  project.provide('postgres', postgres);
  project.provide('template', template);
  return async () => {
    await runOn(postgres, `drop database ${template}`);
    await cluster?.stop();
  };
}

async function runOn(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
