import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.js';
import { ContentFolder, type Folder } from '../content-import/content-folder.js';
import { createTestDatabase, type TestDatabase } from '../support/databases.js';
import { type ServerProcess, useProcesses } from '../support/process.js';

const processes = useProcesses();
let content: ContentFolder;
let database: TestDatabase;
beforeEach(async () => {
  content = await ContentFolder.create();
  database = await createTestDatabase('empty');
  await migrate(database.pool);
});
afterEach(async () => {
  await database.drop();
  await content.remove();
});

function load(): ServerProcess {
  const secret = 'a secret of the tests, long enough';
  const environment = { DATABASE_URL: database.url, INKSTONE_SECRET: secret, IDENTITY_SECRET: secret };
  return processes.start(environment, 'src/commands/content-load.ts', [content.path, '--yes']);
}

const article = (key: string, title: string) =>
  `---\n编号: ${key}\n标题: ${title}\n日期: 2026-01-01\n---\n正文\n`;
const card = '编号,标题,说明,链接\n';
const old: Folder = {
  'articles/news/a.md': article('a', '旧题'),
  'articles/news/b.md': article('b', '将下架'),
  'highlight-cards.csv': `${card}one,旧卡,说明,/home\n`,
};
const changed: Folder = {
  'articles/news/a.md': article('a', '新题'),
  'articles/news/c.md': article('c', '新增'),
  'highlight-cards.csv': `${card}one,新卡,说明,/home\n`,
};

async function shown() {
  const { rows } = await database.pool.query<{ title: string }>(
    'select title from articles union all select title from highlight_cards order by title',
  );
  const { rows: known } = await database.pool.query('select * from imported_records order by kind, key');
  const { rows: versions } = await database.pool.query('select id, operator, plan from content_versions');
  return { titles: rows.map(({ title }) => title), known, versions };
}

it('that is killed while it writes leaves the old content whole, and the next run loads all', async () => {
  await content.fill(old);
  expect((await load().ended).code).toBe(0);
  const before = await shown();
  expect(before.versions).toHaveLength(1);
  expect(before.titles.toSorted()).toEqual(['将下架', '旧卡', '旧题'].toSorted());

  await content.fill(changed);
  // Articles are written before cards: the load has written some of its rows when it waits for this lock.
  const other = await holdTable('highlight_cards');
  const killed = load();
  const waiting = () =>
    database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'highlight_cards'",
    );
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 60_000 }).toBe(1);
  killed.child.kill('SIGKILL');
  expect((await killed.ended).signal).toBe('SIGKILL');
  await other.letGo();
  await expect.poll(async () => (await waiting()).rowCount).toBe(0);
  expect(await shown()).toEqual(before);

  const again = load();
  expect([(await again.ended).code, again.stderr()]).toEqual([0, '']);
  const after = await shown();
  expect(after.titles.toSorted()).toEqual(['新卡', '新增', '新题'].toSorted());
  expect(after.versions).toHaveLength(2);
});

it('that is killed while it stores a file leaves none that is half-written, and the next run stores it', async () => {
  const film = Buffer.concat([
    Buffer.from('000000186674797069736f6d0000000069736f6d6d703432', 'hex'),
    randomBytes(96e6),
  ]);
  await content.fill({
    'articles/courses/a.md': article('a', '课程').replace(
      '日期',
      '课程类别: 同步课堂\n视频: a.mp4\n时长: 12:30\n日期',
    ),
    'articles/courses/a.mp4': film,
  });
  const unfinished = join(processes.folder, 'files', '.unfinished');
  await mkdir(unfinished, { recursive: true });
  // The load cannot end before the kill, however late the watcher tells that a file is being written.
  const other = await holdTable('all_articles');
  const killed = load();
  const watcher = watch(unfinished, () => killed.child.kill('SIGKILL'));
  try {
    expect((await killed.ended).signal, killed.stderr()).toBe('SIGKILL');
  } finally {
    watcher.close();
    await other.letGo();
  }
  expect((await sizes()).filter((size) => size !== film.length)).toEqual([]);
  expect((await shown()).titles).toEqual([]);

  for (const name of await readdir(unfinished)) await utimes(join(unfinished, name), 0, 0);
  expect((await load().ended).code).toBe(0);
  expect(await sizes()).toEqual([film.length]);
  expect(await readdir(unfinished)).toEqual([]);
});

async function holdTable(table: string) {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  return {
    async letGo() {
      await client.query('rollback');
      client.release();
    },
  };
}

async function sizes(): Promise<number[]> {
  const entries = await readdir(join(processes.folder, 'files', 'content'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size));
}
