import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadSource } from '../../src/content-import/source/upload-source.js';
import { showDueRecords } from '../../src/content-import/show-due.js';
import { publishContent, putBack } from '../../src/features/content/publish.js';
import { listVersions } from '../../src/features/content/versions.queries.js';
import { png } from '../fixtures/files.js';
import type { Folder } from './content-folder.js';
import { useLoadingSite } from './loading.js';
import { workbookOf } from './workbooks.js';

const site = useLoadingSite();
beforeEach(async () => {
  await site.server.database.pool.query('truncate content_versions, scheduled_records, imported_records');
  for (const table of ['district_agents', 'offline_stores', 'all_articles', 'recommendations'])
    await site.server.database.pool.query(`delete from ${table}`);
});

const terminal = () => {
  const lines: string[] = [];
  return { lines, step: (text: string) => lines.push(text), progress: () => undefined };
};

/** Publishes files as an operator drops them. @returns what is told; the message of the refusal */
async function drop(given: Folder): Promise<string> {
  await site.folder.fill(given);
  const told = terminal();
  const { pool } = site.server.database;
  const { files } = site.server.services;
  const upload = Object.keys(given).map((name) => ({ name, path: join(site.folder.path, name) }));
  return publishContent({
    ...{ source: uploadSource(upload, files), pool, files, operator: '陶文昌', terminal: told },
    confirm: () => Promise.resolve(true),
  }).then(
    () => told.lines.join('\n'),
    (error: unknown) => (error as Error).message,
  );
}

function zipOf(folder: Folder): Buffer {
  const parts = Object.entries(folder).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(parts) as Zippable));
}

async function titles(table: string, column = 'title'): Promise<unknown[]> {
  const { rows } = await site.server.database.pool.query<Record<string, unknown>>(
    `select ${column} from ${table} order by 1`,
  );
  return rows.map((row) => row[column]);
}

const article = (key: string, title: string, more = '') =>
  `---\n编号: ${key}\n标题: ${title}\n日期: 2026-01-01\n${more}---\n正文\n`;
const agents = (...names: string[]) => ({
  name: '地区代理',
  rows: [['编号', '地区', '电话'], ...names.map((name, row) => [`a-${String(row)}`, name, '0571-1'])],
});
const stores = (...names: string[]) => ({
  name: '书店',
  rows: [
    ['编号', '省份', '城市', '名称', '地址', '电话'],
    ...names.map((name) => [name, '浙江', '杭州市', name, '一号', '0571-1']),
  ],
});

describe('a ZIP file', () => {
  it('has the whole folder, also inside one of any name, and leaves nothing behind', async () => {
    const zip = zipOf({
      '内容/articles/news/a.md': article('a', '甲', '图片: 图.png\n'),
      '内容/articles/news/图.png': png,
      '__MACOSX/内容/._a.md': 'x',
    });
    const temporary = await mkdtemp(join(tmpdir(), 'inkstone-test-'));
    vi.stubEnv('TMPDIR', temporary);
    expect(await drop({ '内容.zip': zip })).toContain('文章：新增 1');
    expect(await titles('articles')).toEqual(['甲']);
    expect(await readdir(temporary)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  });

  it('has names in GBK, as Windows writes them', async () => {
    // 地区代理 is as many bytes in GBK as the name that it takes the place of is characters.
    const gbk = Buffer.from('b5d8c7f8b4fac0ed2e637376', 'hex');
    const named = zipOf({ 'AAAAAAAA.csv': '编号,地区,电话\na,杭州市,0571-1\n' });
    const text = named.toString('latin1').replaceAll('AAAAAAAA.csv', gbk.toString('latin1'));
    await drop({ '内容.zip': Buffer.from(text, 'latin1') });
    expect(await titles('district_agents')).toEqual(['杭州市']);
  });

  it.each([
    ['../out.csv', '里的“../out.csv”在文件夹之外'],
    ['/etc/out.csv', '里的“/etc/out.csv”在文件夹之外'],
    ['C:\\out.csv', '里的“C:/out.csv”在文件夹之外'],
  ])('has no file outside of the folder: %s', async (name, fault) => {
    expect(await drop({ 'a.zip': zipOf({ [name]: '编号\n' }) })).toBe(`a.zip ${fault}。什么都没有写入。`);
  });

  it('that is damaged is refused, as is another kind of file', async () => {
    expect(await drop({ 'a.zip': 'no archive' })).toBe('a.zip 打不开：不是 ZIP，或已损坏。什么都没有写入。');
    await expect(drop({ 'a.txt': 'text' })).rejects.toThrow('“a.txt”不能载入');
  });
});

describe('a workbook', () => {
  it('takes the place of its own tables; all others stay', async () => {
    await drop({
      'whole.zip': zipOf({
        'articles/news/a.md': article('a', '甲', '图片: a.png\n').replace('正文', '![图](a.png)'),
        'articles/news/a.png': png,
        '代理与书店.xlsx': await workbookOf(agents('杭州市'), stores('一店')),
      }),
    });
    const plan = await drop({ '代理与书店.xlsx': await workbookOf(agents('宁波市', '温州市')) });
    expect(plan).toContain('将要：\n  地区代理：新增 1，更新 1\n');
    expect(await titles('district_agents')).toEqual(['宁波市', '温州市'].toSorted());
    expect(await titles('offline_stores', 'store_name')).toEqual(['一店']);
    expect(await titles('articles')).toEqual(['甲']);
    expect(await drop({ '书店.xlsx': await workbookOf(stores('一店', '二店')) })).toContain('书店：新增 1');
    expect(await titles('district_agents')).toHaveLength(2);
  });

  it('is refused on a site whose folder was loaded before there were versions', async () => {
    await site.load({ 'articles/news/a.md': article('a', '甲') });
    expect(await drop({ '地区代理.xlsx': await workbookOf(agents('杭州市')) })).toBe(
      '还没有可以对照的版本，请先载入一次整个内容文件夹（或它的 ZIP）。',
    );
  });
});

describe('a version', () => {
  it('is put back with its files, as a new one', async () => {
    const { pool, db } = site.server.database;
    const { files } = site.server.services;
    const first = { 'articles/news/a.md': article('a', '甲', '图片: a.png\n'), 'articles/news/a.png': png };
    await drop({ 'a.zip': zipOf(first) });
    await drop({ 'b.zip': zipOf({ 'articles/news/b.md': article('b', '乙') }) });
    expect(await titles('articles')).toEqual(['乙']);
    await putBack(1, {
      ...{ pool, files, operator: '苏晴', terminal: terminal() },
      confirm: () => Promise.resolve(true),
    });
    expect(await titles('articles')).toEqual(['甲']);
    const hash = createHash('sha256').update(png).digest('hex').slice(0, 40);
    expect(await titles('articles', 'image_key')).toEqual([expect.stringContaining(hash)]);
    const versions = await listVersions(db);
    expect(versions.map(({ id, operator, restores }) => [id, operator, restores])).toEqual([
      [3, '苏晴', 1],
      [2, '陶文昌', null],
      [1, '陶文昌', null],
    ]);
    const { rows } = await pool.query(
      "select act, item from operator_acts where queue = 'content' order by id",
    );
    expect(rows.slice(-3)).toEqual([
      { act: 'publish', item: '1' },
      { act: 'publish', item: '2' },
      { act: 'put back', item: '3' },
    ]);
  });

  it('is one of eleven: the present one and ten before it', async () => {
    for (let number = 1; number <= 12; number += 1) {
      await drop({ 'a.zip': zipOf({ 'articles/news/a.md': article('a', String(number)) }) });
    }
    expect((await listVersions(site.server.database.db)).map(({ id }) => id)).toEqual(
      Array.from({ length: 11 }, (_, index) => 12 - index),
    );
    const { files } = site.server.services;
    expect(await files.find('content-versions/1.zip')).toBeUndefined();
    expect(await files.find('content-versions/2.zip')).toBeDefined();
  });
});

describe('a record with 上线时间', () => {
  const soon = '2099-12-01 08:00';
  const folder = (time: string) => ({
    'articles/news/a.md': article('a', '甲', `上线时间: ${time}\n`),
    'articles/news/b.md': article('b', '乙'),
    'recommendations.csv': '编号,栏目,文章\nr-1,课程,a\nr-2,课程,b\n',
    'district-agents.csv': `编号,地区,电话,上线时间\nx,杭州市,0571-1,${time}\n`,
  });

  it('is shown when the time has come, with what names it', async () => {
    const { pool } = site.server.database;
    expect(await drop({ 'a.zip': zipOf(folder(soon)) })).toContain(
      '文章：新增 1，定时上线 1\n  推荐：新增 1，定时上线 1\n  地区代理：定时上线 1',
    );
    expect([await titles('articles'), await titles('district_agents')]).toEqual([['乙'], []]);
    await showDueRecords(pool);
    expect(await titles('articles')).toEqual(['乙']);
    expect(await drop({ 'a.zip': zipOf(folder(soon)) })).toContain('没有需要改动的');

    await pool.query("update scheduled_records set shown_at = now() - interval '1 second'");
    await showDueRecords(pool);
    expect((await titles('articles')).toSorted()).toEqual(['乙', '甲'].toSorted());
    expect(await titles('district_agents')).toEqual(['杭州市']);
    expect(await titles('recommendations', 'article_id')).not.toContain(null);
    // The source with a time that is over is what is shown now.
    expect(await drop({ 'a.zip': zipOf(folder('2026-01-01')) })).toContain('没有需要改动的');
  });

  it('is hidden until then if it was shown before', async () => {
    await drop({ 'a.zip': zipOf(folder('2026-01-01')) });
    expect(await drop({ 'a.zip': zipOf(folder(soon)) })).toContain(
      '文章：下架 1，不变 1，定时上线 1'.slice(0, 7),
    );
    expect(await titles('articles')).toEqual(['乙']);
  });
});
