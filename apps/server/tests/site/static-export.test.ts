import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutFolder } from '../../src/commands/export/out-folder.js';
import { toStaticHtml } from '../../src/commands/export/static-links.js';
import { toStaticPath } from '../../src/commands/export/static-paths.js';
import type { SiteAddress } from '../../src/plugins/site/renderer.js';

const origin = 'https://books.example.cn';

/** Pages of a person, lists that are searched, and all others. */
function siteAddress(path: string): SiteAddress | undefined {
  if (path.includes('nowhere')) return undefined;
  const kind = path.includes('personal') ? 'own' : 'detail';
  return { route: { name: '', patterns: [], kind, title: '' }, path, isNarrowed: path.includes('search=') };
}

const convert = (html: string) =>
  toStaticHtml(html, { path: '/layout/list/booksDetails?id=7', origin, paths: { siteAddress } });

describe('addresses without a query', () => {
  // `apps/site/src/app/early/static-path.test.ts` reads the same ones back.
  it.each([
    ['/', '/'],
    ['/layout/list/booksDetails?id=7', '/layout/list/booksDetails/id-7.html'],
    ['/layout/list/listenBig?page=12', '/layout/list/listenBig/page-12.html'],
    ['/layout/list/listenBig', '/layout/list/listenBig.html'],
  ])('spells %s as %s', (path, file) => {
    expect(toStaticPath(path)).toBe(file);
  });
});

describe('a page as a file', () => {
  it('links to files, and behind the # what has none', () => {
    const { html, pages, files } = convert(
      '<a href="/layout/list/booksDetails?id=7">甲</a> <a href="/layout/list/personalCenter">乙</a>' +
        '<a href="/layout/list/listenBig?search=a&amp;page=2">丙</a> <a href="/">丁</a> <a href="https://other.cn/">戊</a>' +
        '<img src="/files/public/a.svg"><a href="#/x">己</a>' +
        '<script type="application/json">[{"image":"/files/public/next.svg"}]</script>',
    );
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      '/layout/list/booksDetails/id-7.html',
      '/#/layout/list/personalCenter',
      '/#/layout/list/listenBig?search=a&amp;page=2',
      '/',
      'https://other.cn/',
      '/files/public/a.svg',
      '#/x',
    ]);
    expect(pages).toEqual(['/layout/list/booksDetails?id=7']);
    // Of the data, too: the application shows it later.
    expect(files.toSorted()).toEqual(['/files/public/a.svg', '/files/public/next.svg']);
  });

  it('has the absolute addresses of the files in its head, and asks for the card as it is named', () => {
    const { html, files } = convert(
      `<link rel="canonical" href="${origin}/layout/list/booksDetails?id=7">` +
        `<meta property="og:image" content="${origin}/cards/a.png?v=1">` +
        `<script type="application/ld+json">{"url":"${origin}/layout/list/booksDetails?id=7","name":"/layout/list/x"}</script>`,
    );
    expect(html).toBe(
      `<link rel="canonical" href="${origin}/layout/list/booksDetails/id-7.html">` +
        `<meta property="og:image" content="${origin}/cards/a.png">` +
        `<script type="application/ld+json">{"url":"${origin}/layout/list/booksDetails/id-7.html","name":"/layout/list/x"}</script>`,
    );
    expect(files).toEqual(['/cards/a.png?v=1']);
  });

  it('says which page it is', () => {
    expect(convert('<html lang="zh-CN" data-served="screen" data-time="1">').html).toBe(
      '<html lang="zh-CN" data-served="screen" data-path="/layout/list/booksDetails?id=7" data-time="1">',
    );
  });

  it('leaves the data of the page as it is, which hydration compares', () => {
    const data = String.raw`<script type="application/json">{"html":"<a href=\"/layout/list/booksDetails?id=7\">"}</script>`;
    expect(convert(data).html).toBe(data);
  });

  it('has no link that ends in ten minutes: the application asks for it', () => {
    const kept = [['/api/exam/detail', { id: 7 }], { title: '<b>' }, null];
    const signed = [
      ['/api/exam/show_file', { id: 7 }],
      { url: '/files/previews/a.pdf?expires=1&signature=b' },
      null,
    ];
    const element = (queries: unknown[]) =>
      `<script type="application/json" id="screen-data">${JSON.stringify(queries).replaceAll('<', String.raw`\u003c`)}</script>`;
    expect(convert(element([kept, signed])).html).toBe(element([kept]));
  });
});

describe('the folder', () => {
  let place: string;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'inkstone-export-'));
  });
  afterAll(() => rm(place, { recursive: true }));

  it('is replaced only when the new one is whole', async () => {
    const out = join(place, 'site');
    for (const text of ['first', 'second']) {
      const folder = await openOutFolder(out);
      await writeFile(join(folder.path, `${text}.html`), text);
      await folder.finish();
    }
    expect((await readdir(out)).toSorted()).toEqual(['.inkstone-export', 'second.html']);
    const unfinished = await openOutFolder(out);
    await writeFile(join(unfinished.path, 'third.html'), 'third');
    expect(await readFile(join(out, 'second.html'), 'utf8')).toBe('second');
    // The next run begins anew.
    const again = await openOutFolder(out);
    expect(await readdir(again.path)).toEqual(['.inkstone-export']);
    expect((await readdir(place)).toSorted()).toEqual(['site', 'site.part']);
  });

  it('is not written over files from elsewhere', async () => {
    const out = join(place, 'foreign');
    await mkdir(out);
    await writeFile(join(out, 'thesis.txt'), '');
    await expect(openOutFolder(out)).rejects.toThrow('里有别的文件，什么都没有写入');
    expect(await readdir(out)).toEqual(['thesis.txt']);
  });
});
