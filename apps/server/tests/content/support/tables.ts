import { Readable } from 'node:stream';
import { migrate } from '../../../src/db/migrate.js';
import { loadDemo } from '../../../src/demo-content/source.js';
import type { FileStore } from '../../../src/ports/files/file-store.js';
import { createTestDatabase, type TestDatabase } from '../../support/databases.js';

type Row = Readonly<Record<string, unknown>>;

/** The demonstration content in a database of its own, and what was loaded with it. */
export interface Demonstration {
  database: TestDatabase;
  files: ReadonlyMap<string, number>;
  /** The bytes of an eighth of the files, by their hashes: all would be a hundred megabytes. */
  kept: ReadonlyMap<string, Uint8Array>;
  pictures: ReadonlyMap<string, string>;
  steps: ReadonlySet<string>;
  rowsOf: (table: string) => readonly Row[];
  valuesOf: (table: string, column: string) => unknown[];
}

export async function loadDemonstration(scale: number): Promise<Demonstration> {
  const database = await createTestDatabase('empty');
  await migrate(database.pool);
  const files = new Map<string, number>();
  const kept = new Map<string, Uint8Array>();
  const pictures = new Map<string, string>();
  const steps = new Set<string>();
  const store = {
    find: () => Promise.resolve(undefined),
    write(key: string, bytes: Uint8Array) {
      files.set(key, bytes.length);
      if (/^content\/[01]/.test(key)) kept.set(key, bytes);
      if (key.endsWith('.svg')) pictures.set(key, Buffer.from(bytes).toString());
      return Promise.resolve();
    },
  };
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const onProgress = (step: string) => void steps.add(step);
    await loadDemo({ client, files: store }, { scale, onProgress });
    await client.query('commit');
    const tables = new Map<string, readonly Row[]>();
    const { rows: named } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of named) tables.set(name, (await client.query<Row>(`select * from ${name}`)).rows);
    const rowsOf = (table: string) => tables.get(table) ?? missing(table);
    return {
      ...{ database, files, kept, pictures, steps, rowsOf },
      valuesOf: (table, column) => rowsOf(table).map((row) => row[column]),
    };
  } finally {
    client.release();
  }
}

/** The kept files as a store. */
export function keptFiles({ kept }: Demonstration): Pick<FileStore, 'find' | 'read'> {
  return {
    find: (key) => {
      const size = kept.get(key)?.length;
      return Promise.resolve(size === undefined ? undefined : { size, modifiedAt: new Date(0) });
    },
    read: (key) => Promise.resolve(Readable.from([kept.get(key) ?? missing(key)])),
  };
}

function missing(table: string): never {
  throw new RangeError(`no table ${table}`);
}
