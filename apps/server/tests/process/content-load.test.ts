import { afterEach, beforeEach, expect, it } from 'vitest';
import { ContentFolder } from '../content-import/content-folder.js';
import { createTestDatabase } from '../support/databases.js';
import { useProcesses } from '../support/process.js';

const { start } = useProcesses();
let content: ContentFolder;
beforeEach(async () => {
  content = await ContentFolder.create();
});
afterEach(async () => {
  await content.remove();
});

const loadContent = (...argv: string[]) => start({}, 'src/commands/content-load.ts', [content.path, ...argv]);

const article = '---\n编号: first\n标题: 第一篇\n日期: 2026-01-01\n---\n正文\n';

it('loads a folder into a new database, which then starts with it alone', async () => {
  await content.fill({ 'articles/news/first.md': article });
  const loading = loadContent();
  expect([(await loading.ended).code, loading.stderr()]).toEqual([0, '']);
  expect(loading.stdout()).toContain('将要：\n  文章：新增 1\n');

  const server = start();
  const answer = await fetch(`${await server.address}/api/article/index`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ column_id: 39 }),
  });
  expect(await answer.json()).toMatchObject({ code: 200, data: { count: 1, list: [{ title: '第一篇' }] } });
  expect(server.stdout()).not.toContain('演示');
});

it('beside the running server, tells a script that the site has content, and loads with --yes', async () => {
  await content.fill({ 'articles/news/first.md': article });
  expect((await loadContent().ended).code).toBe(0);
  const address = await start().address;

  await content.fill({
    'articles/news/second.md': article.replaceAll('first', 'second').replace('一', '二'),
  });
  const refused = loadContent();
  expect((await refused.ended).code).toBe(1);
  expect(refused.stdout()).toContain('将要：\n  文章：新增 1，下架 1\n');
  expect(refused.stderr()).toContain('数据库里已有内容，什么都没有写入。在脚本里载入，请加 --yes。');

  const loading = loadContent('--yes');
  expect([(await loading.ended).code, loading.stderr()]).toEqual([0, '']);
  await expect
    .poll(async () => {
      const answer = await fetch(`${address}/api/article/index`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ column_id: 39 }),
      });
      return ((await answer.json()) as { data: { list: { title: string }[] } }).data.list.map(
        (one) => one.title,
      );
    })
    .toEqual(['第二篇']);
});

it('shows all faults, ends with code 1, and leaves the database empty', async () => {
  const database = await createTestDatabase('empty');
  try {
    await content.fill({
      'articles/news/first.md': article.replace('标题: 第一篇\n', ''),
      'jobs.csv': '编号\na\n',
    });
    const secret = 'a secret of the tests, long enough';
    const environment = { DATABASE_URL: database.url, INKSTONE_SECRET: secret, IDENTITY_SECRET: secret };
    const loading = start(environment, 'src/commands/content-load.ts', [content.path, '--dry-run']);
    expect((await loading.ended).code).toBe(1);
    expect(loading.stderr()).toMatch(
      /articles\/news\/first\.md:1: 缺少标题\n[^]*共 4 处有误，什么都没有写入。\n$/,
    );
  } finally {
    await database.drop();
  }
});
