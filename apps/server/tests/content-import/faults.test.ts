import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { importFolder } from '../../src/content-import/import-folder.js';
import { jpeg, png } from '../fixtures/files.js';
import { pdfOf } from '../support/pdf-files.js';
import { contentsOf } from '../support/sending.js';
import type { Folder } from './content-folder.js';
import { startLoadingSite, useLoadingSite } from './loading.js';

const site = useLoadingSite();

/** The lines of the refusal, without the last one, which counts them. */
async function faultsOf(folder: Folder): Promise<string[]> {
  const before = await contentsOf(site.server);
  const message = await site.load(folder).catch((error: unknown) => (error as Error).message);
  expect(await contentsOf(site.server)).toEqual(before);
  const lines = message.split('\n');
  expect(lines.at(-1)).toBe(`共 ${String(lines.length - 1)} 处有误，什么都没有写入。`);
  return lines.slice(0, -1);
}

const front = '---\n编号: a\n标题: 题\n日期: 2026-01-01\n';
const good = `${front}---\n正文\n`;

it('lists all faults of all files at once, each with its line and what would be right', async () => {
  const faults = await faultsOf({
    'articles/news/a.md': `${front}日期2: 1\n学科: 数字\n推荐: 也许\n图片: none.png\n---\n\n# 大标题\n\n第一段\n\n<div>第二段</div>\n`,
    'articles/news/b.md':
      '---\n编号: 有 空格\n标题: 题\n日期: 2026-02-30\n---\n\n![远](https://example.cn/a.png)\n',
    'articles/news/c.md': '没有头\n',
    'articles/nothing/d.md': good.replace('编号: a', '编号: d'),
    'articles/news/e.md': good.replace('编号: a', '编号: "e'),
    'articles/thematic/f.md': `${front.replace('编号: a', '编号: f')}对象: 学生\n---\n正文\n`,
    'articles/works/g.md': `${front.replace('编号: a', '编号: g')}出自活动: nobody\n---\n正文\n`,
  });
  expect(faults).toEqual([
    'articles/news/a.md:5: 没有名为“日期2”的字段；可以写：编号、标题、日期、摘要、来源、作者、标签、图片、图片焦点、图片说明、学段、年级、学科、主题、流程、地区、推荐、热门、对象、开始、结束、参加者、出自活动、课程类别、视频、时长、省份、城市、院校类型、正文、上线时间',
    'articles/news/a.md:6: 学科“数字”不存在；可以写：语文、数学、英语、物理、化学、生物、政治、历史、地理、道德与法治、科学',
    'articles/news/a.md:7: 推荐“也许”应为“是”或“否”',
    'articles/news/a.md:8: 找不到文件“none.png”；应有 articles/news/none.png',
    'articles/news/a.md:11: 正文里的标题从二级开始：应写“## ”',
    'articles/news/a.md:15: 正文里不能写 HTML“<div>”；请用 Markdown，要显示尖括号时写 \\<',
    'articles/news/b.md:2: 编号“有 空格”不能用作编号；可以用文字、数字、-、_ 与 .，最多 100 个，不含空格',
    'articles/news/b.md:4: 日期“2026-02-30”不是日期；应如 2026-11-12 或 2026-11-12 08:30',
    'articles/news/b.md:7: 图片“https://example.cn/a.png”不在文件夹里；请把图片放进文件夹，用相对路径',
    'articles/news/c.md:1: 文件要以一行 --- 开头，写上编号、标题、日期等，再以一行 --- 结束',
    'articles/news/e.md:5: YAML 写法有误（MISSING_CHAR）；含冒号或引号的文字要用双引号括起来，缩进用空格',
    expect.stringMatching(/^articles\/nothing\/d\.md:1: 文章应放在 articles 下某个栏目的文件夹里：/),
    'articles/thematic/f.md:1: 活动要写全：对象、开始、结束、参加者',
    'articles/works/g.md:5: 没有编号为“nobody”的活动；应写文件夹里某条活动的编号',
  ]);
});

it('lists an unknown heading once, however many rows stand below it', async () => {
  const faults = await faultsOf({ 'menu.csv': '编号,标题,颜色\n首页,起点,红\n关于我们,走进晨光,蓝\n' });
  expect(faults).toEqual(['menu.csv:1: 没有名为“颜色”的字段；可以写：编号、标题、上线时间']);
});

it('lists a table whose name is misspelt, as it would be left out otherwise', async () => {
  const faults = await faultsOf({
    'articles/news/a.md': good,
    'paper.csv': '编号\np-1\n',
    'book.yaml': '[]\n',
  });
  expect(faults).toEqual([
    expect.stringMatching(/^book\.yaml:1: 没有名为“book”的表格；可以是：.*、books、/),
    expect.stringMatching(/^paper\.csv:1: 没有名为“paper”的表格；可以是：.*、papers、/),
  ]);
});

it('lists the faults of spreadsheets by their rows', async () => {
  const faults = await faultsOf({
    'universities.csv': [
      '编号,标题,日期,省份,城市,正文',
      'a,"一所\n大学",2026-01-01,浙江,杭州市,文',
      'b,大学,2026-01-01,浙,杭州市,文',
      'b,大学,2026-01-01,浙江,杭州市,文,多了,两格',
      'c,大学,2026-01-01,,,',
      '',
    ].join('\r\n'),
    'jobs.csv': Buffer.from([0xb1, 0xe0, 0xba, 0xff, 0x2c, 0x0a]),
    'universities/more.csv': '编号,标题\nd,"大学\n',
    'universities/list.yaml': '- 编号: x\n  标题: {a: 1}\n- 文字\n',
  });
  expect(faults).toEqual([
    'jobs.csv:1: 文件不是 UTF-8 编码；请在表格软件里另存为“CSV UTF-8”，或在编辑器里以 UTF-8 保存',
    expect.stringMatching(/^universities\.csv:4: 省份“浙”不存在；可以写：北京、/),
    'universities.csv:5: 这一行有 8 格，标题行只有 6 格；含逗号的文字要用双引号括起来',
    'universities.csv:5: 编号“b”与 universities.csv:4 重复；每条文章要有自己的编号',
    'universities.csv:6: 缺少正文',
    'universities/list.yaml:1: 缺少标题',
    'universities/list.yaml:1: 缺少日期',
    'universities/list.yaml:1: 缺少正文',
    'universities/list.yaml:2: “标题”应为文字、数字或列表',
    'universities/list.yaml:3: 每条记录应为“字段: 值”的若干行',
    'universities/more.csv:2: 双引号没有配对；格内的双引号要写成两个，整格再用双引号括起来',
  ]);
});

it('takes no file from outside the folder, and none that is not what it is named', async () => {
  const naming = (picture: string) => ({
    'articles/news/a.md': good.replace('日期', `图片: "${picture}"\n日期`),
    'articles/news/fake.png': 'GIF89a',
    'articles/news/empty.png': '',
    'articles/news/notes.txt': 'text',
  });
  const fault = async (picture: string) => (await faultsOf(naming(picture)))[0];
  expect(await fault('../../../outside.png')).toBe(
    'articles/news/a.md:4: 文件“../../../outside.png”在内容文件夹之外；请放进文件夹，用相对路径',
  );
  expect(await fault('/etc/cover.png')).toContain('在内容文件夹之外');
  expect(await fault('fake.png')).toContain('的内容不是 PNG');
  expect(await fault('empty.png')).toContain('是空的');
  expect(await fault('notes.txt')).toContain('类型不合适；可以用 png、jpg、jpeg、webp、gif、svg');
  const broken = {
    'articles/news/a.md': `${good}\n![图](broken.svg)\n`,
    'articles/news/broken.svg': '<svg>',
  };
  expect(await faultsOf(broken)).toEqual([
    'articles/news/a.md:8: 图片“broken.svg”打不开；请用图片软件重新保存',
  ]);
});

describe('a paper', () => {
  const head = '编号,标题,年级,学科,地区,类型,年份,日期,文件\n';
  const row = (file: string) => `a,题,高三,数学,北京市,期中考试,2026,2026-01-01,${file}\n`;

  it('has a file', async () => {
    expect(await faultsOf({ 'papers.csv': head + row('') })).toEqual(['papers.csv:2: 缺少文件']);
  });

  it('has no PDF that cannot be opened; a picture may be named .jpeg', async () => {
    const whole = Buffer.from(await pdfOf(['one']));
    const locked = await PDFDocument.load(whole);
    locked.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
    const open = await PDFDocument.load(whole);
    open.encrypt({ userPassword: '', ownerPassword: 'owner' });
    const files = {
      'begun.pdf': whole.subarray(0, 200),
      'locked.pdf': Buffer.from(await locked.save()),
      'open.pdf': Buffer.from(await open.save()),
      'whole.pdf': whole,
      'photo.jpeg': jpeg,
    };
    const rows = Object.keys(files).map((name) => row(name).replace('a,', `${name},`));
    expect(await faultsOf({ ...files, 'papers.csv': head + rows.join('') })).toEqual([
      'papers.csv:2: 文件“begun.pdf”不完整，打不开；请重新导出 PDF',
      'papers.csv:3: 文件“locked.pdf”有打开密码，读者看不了；请放入没有密码的文件',
    ]);
  });
});

it('follows no link out of the folder', async () => {
  const outside = await startLoadingSite();
  try {
    await outside.folder.fill({ 'secret.png': png });
    await site.folder.fill({ 'articles/news/a.md': good.replace('日期', '图片: link.png\n日期') });
    await symlink(join(outside.folder.path, 'secret.png'), join(site.folder.path, 'articles/news/link.png'));
    await symlink(outside.folder.path, join(site.folder.path, 'papers'));
    const { pool } = site.server.database;
    const terminal = { step: () => undefined, progress: () => undefined };
    const confirm = () => Promise.resolve(true);
    const files = site.server.services.files;
    await expect(importFolder({ folder: site.folder.path, pool, files, terminal, confirm })).rejects.toThrow(
      'articles/news/a.md:4: 文件“link.png”是指向文件夹之外的链接；请放入文件本身',
    );
  } finally {
    await outside.close();
  }
});

it('refuses a folder that is missing or empty', async () => {
  await expect(site.load({})).rejects.toThrow('里没有内容；文件夹的样子见 docs/content.md。');
  await site.folder.remove();
  const { pool } = site.server.database;
  const terminal = { step: () => undefined, progress: () => undefined };
  const confirm = () => Promise.resolve(true);
  const files = site.server.services.files;
  await expect(importFolder({ folder: site.folder.path, pool, files, terminal, confirm })).rejects.toThrow(
    '没有文件夹',
  );
});
