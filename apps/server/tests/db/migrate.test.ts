import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../../src/db/database.js';
import { migrate, migrationsFolder } from '../../src/db/migrate.js';
import { StartupError } from '../../src/errors/startup-error.js';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase('empty');
  folder = await mkdtemp(join(tmpdir(), 'inkstone-migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(database.pool, undefined, folder);
const tables = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map((row) => row.name);
};

describe('migrate', () => {
  it('runs each file once, in order, and reports it', async () => {
    await write('0002_more.sql', 'alter table a add column b integer');
    await write('0001_first.sql', 'create table a (id integer)');
    expect(await run()).toEqual(['0001_first.sql', '0002_more.sql']);
    await write('0003_last.sql', 'create table c (id integer)');
    expect(await run()).toEqual(['0003_last.sql']);
    expect(await run()).toEqual([]);
  });

  it('refuses an applied file that was edited or deleted, with one line in Chinese', async () => {
    await write('0001_first.sql', 'create table a (id integer)');
    await run();
    await write('0001_first.sql', 'create table a (id bigint)');
    await expect(run()).rejects.toThrow(StartupError);
    await expect(run()).rejects.toThrow(/^迁移 0001_first\.sql 在执行之后被改动；.*$/);
    await rm(join(folder, '0001_first.sql'));
    await expect(run()).rejects.toThrow(/^数据库里已执行过迁移 0001_first\.sql，.*$/);
  });

  it('ignores different line endings', async () => {
    await write('0001_first.sql', 'create table a (\n  id integer\n)');
    await run();
    await write('0001_first.sql', 'create table a (\r\n  id integer\r\n)');
    expect(await run()).toEqual([]);
  });

  it('rolls back a file that fails and keeps the files before it', async () => {
    await write('0001_first.sql', 'create table a (id integer)');
    await write('0002_broken.sql', 'create table b (id integer); create table a (id integer)');
    await expect(run()).rejects.toThrow(/^迁移 0002_broken\.sql 执行失败：.*already exists$/);
    expect(await tables()).toEqual(['a', 'schema_migrations']);
  });

  it('lets servers that start at the same time wait for each other', async () => {
    for (const name of await readdir(migrationsFolder))
      await copyFile(join(migrationsFolder, name), join(folder, name));
    const other = createDatabase({ connectionString: database.url });
    const ran = await Promise.all([run(), migrate(other.pool, undefined, folder)]);
    await other.close();
    expect(ran.map((names) => names.length).sort()).toEqual([0, (await readdir(folder)).length]);
  });
});
