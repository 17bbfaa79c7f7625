import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { folderStoreOf } from '../../src/startup/open-files.js';
import { insert } from '../support/insert.js';
import { pdfWithoutFont } from '../support/pdf-files.js';
import { useTestDatabase } from '../support/databases.js';
import { SOURCES } from '../support/process.js';
import { use } from '../support/use.js';

const started = vi.hoisted((): ChildProcess[] => []);
vi.mock(import('node:child_process'), async (original) => {
  const real = await original();
  const fork = (...given: Parameters<typeof real.fork>) => {
    const child = real.fork(...given);
    started.push(child);
    return child;
  };
  return { ...real, fork: fork as typeof real.fork };
});

const database = useTestDatabase();
const folder = use(
  async () => ({ path: await mkdtemp(join(tmpdir(), 'inkstone-texts-')) }),
  ({ path }) => rm(path, { recursive: true }),
);

let readTexts: () => Promise<void>;
beforeAll(async () => {
  // The process gets the flags of this one, which are read when the module is loaded.
  process.execArgv.push(...SOURCES);
  const { readTextsInChild } = await import('../../src/startup/texts/child.js');
  const job = {
    connection: { connectionString: database.url },
    storage: { s3: undefined, dataDir: folder.path },
    cutWord: false,
  };
  readTexts = () => readTextsInChild(job, new AbortController().signal);
});

async function textOf(fileKey: string) {
  const { state, attempts, open_text, closed_text } = await database.db
    .selectFrom('paper_texts')
    .selectAll()
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow();
  return { state, attempts, text: open_text + closed_text };
}

/** Lets the record of a file wait until it is dropped with the connection that waits. */
async function holdRecordOf(fileKey: string) {
  const client = await database.pool.connect();
  const waiting = "pg_stat_activity where datname = current_database() and wait_event = 'advisory'";
  await client.query(`
    create function wait_for_test() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(1); return new; end';
    create trigger wait_for_test before update on paper_texts for each row
      when (new.state = 'read' and new.file_key = '${fileKey}') execute function wait_for_test();
    select pg_advisory_lock(1);`);
  return {
    reached: () => expect.poll(async () => (await client.query(`select from ${waiting}`)).rowCount).toBe(1),
    async drop() {
      await client.query(`
        select pg_terminate_backend(pid, 30000) from ${waiting};
        select pg_advisory_unlock(1);
        drop trigger wait_for_test on paper_texts;`);
      client.release();
    },
  };
}

it('reads at the lowest priority, and killed it fails, keeps what was read, and leaves the rest to the next', async () => {
  const model = await database.db
    .selectFrom('papers')
    .select(['stage_id', 'grade_id', 'subject_id', 'province_id', 'type_id', 'year', 'created_at'])
    .executeTakeFirstOrThrow();
  await database.db.deleteFrom('paper_texts').execute();
  await insert(database.db, {
    papers: { ...model, title: '读两份', file_keys: ['papers/a.pdf', 'papers/b.pdf'] },
  });
  const files = folderStoreOf(folder.path);
  const pdf = async (text: string) => Buffer.from(await pdfWithoutFont(text));
  await files.write('papers/a.pdf', await pdf('第一份试卷'));
  await files.write('papers/b.pdf', await pdf('第二份试卷'));
  const held = await holdRecordOf('papers/b.pdf');

  const failed = expect(readTexts()).rejects.toThrow('the process that reads papers ended with null');
  await held.reached();
  const [child] = started;
  expect(getPriority(child?.pid)).toBe(constants.priority.PRIORITY_LOW);
  child?.kill('SIGKILL');
  await failed;
  await held.drop();
  const first = await textOf('papers/a.pdf');
  expect(first).toMatchObject({ state: 'read', text: expect.stringContaining('第一份试卷') as string });
  expect(await textOf('papers/b.pdf')).toEqual({ state: 'unread', attempts: 1, text: '' });

  // As after the five minutes that a reader is given.
  await database.db
    .updateTable('paper_texts')
    .set({ claimed_at: null })
    .where('state', '=', 'unread')
    .execute();
  await readTexts();
  expect(await textOf('papers/b.pdf')).toMatchObject({ state: 'read', attempts: 2 });
  expect(await textOf('papers/a.pdf')).toEqual(first);
});
