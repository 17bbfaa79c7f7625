import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Card } from '../../src/cards/card.js';
import { CardMaker } from '../../src/cards/card-maker.js';
import { readCover } from '../../src/cards/cover.js';
import { linesOf, widthOf } from '../../src/cards/title-lines.js';
import { Cards } from '../../src/plugins/site/cards.js';
import { RenderPlaces } from '../../src/plugins/site/render-places.js';
import { SOURCES } from '../support/process.js';
import { startTestServer, type TestServer } from '../support/test-server.js';

const facts: Card = {
  kind: '图书',
  title: '函数与导数',
  line: '高三 · 数学',
  stage: 'high',
  publisher: '砚田教育',
  seal: '砚田',
};
const unused: typeof fetch = () => Promise.reject(new Error('not called'));

function svg(content = ''): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800"/>${content}</svg>`,
  );
}

/** Files in memory. */
function storeWith(files: Record<string, Buffer>) {
  const stored = new Map(Object.entries(files));
  return {
    stored,
    find: (key: string) =>
      Promise.resolve(stored.has(key) ? { size: 1, modifiedAt: new Date(0) } : undefined),
    read: (key: string) => Promise.resolve(Readable.from([stored.get(key) ?? ''])),
    write: (key: string, bytes: Uint8Array) => {
      stored.set(key, Buffer.from(bytes));
      return Promise.resolve();
    },
  };
}

function setUp(cover: string, files: Record<string, Buffer> = {}) {
  const store = storeWith(files);
  const collectCard = vi.fn(({ name }: { name: string }) =>
    Promise.resolve(name === 'gone' ? undefined : { card: { ...facts, cover }, version: 'abc' }),
  );
  const make = vi.fn((_card: Card): Promise<Uint8Array> | undefined =>
    Promise.resolve(Buffer.from('a picture')),
  );
  const places = new RenderPlaces();
  const cards = new Cards({
    renderer: { collectCard },
    fetch: unused,
    files: store,
    maker: { make },
    places,
  });
  return { cards, make, collectCard, store };
}

it('draws a card once, and keeps it in the store of files', async () => {
  const { cards, make, store } = setUp('');
  const both = await Promise.all([cards.of('booksDetails-7'), cards.of('booksDetails-7')]);
  expect(both.map((made) => typeof made === 'object' && made.version)).toEqual(['abc', 'abc']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(store.stored.get('public/cards/1/abc.png')?.toString()).toBe('a picture');
  expect(await cards.of('booksDetails-7')).toMatchObject({ version: 'abc' });
  expect(make).toHaveBeenCalledTimes(1);
  expect(await cards.of('gone')).toBe('missing');
});

it.each([
  ['/files/public/cover.svg', true],
  ['/files/papers/512.svg', false],
  ['/files/public/none.svg', false],
  ['https://elsewhere.example.cn/cover.svg', false],
  ['/files/public/../papers/512.svg', false],
])('draws the picture at %s: %s', async (cover, isDrawn) => {
  const { cards, make } = setUp(cover, { 'public/cover.svg': svg(), 'papers/512.svg': svg() });
  await cards.of('booksDetails-7');
  expect(make.mock.calls[0]?.[0].cover !== undefined).toBe(isDrawn);
});

it('keeps nothing of a card that could not be drawn now, and draws it later', async () => {
  const { cards, make, store } = setUp('');
  make.mockReturnValueOnce(undefined);
  expect(await cards.of('booksDetails-7')).toBe('busy');
  expect(store.stored.size).toBe(0);
  make.mockRejectedValueOnce(new Error('no process'));
  await expect(cards.of('booksDetails-7')).rejects.toThrow('no process');
  expect(await cards.of('booksDetails-7')).toMatchObject({ version: 'abc' });
});

it('asks what four cards show at once, and lets more come again', async () => {
  const { cards, collectCard } = setUp('');
  let go: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (go = resolve));
  collectCard.mockImplementation(() => slow.then(() => undefined));
  const four = ['a-1', 'a-2', 'a-3', 'a-4'].map((name) => cards.of(name));
  expect(await cards.of('a-5')).toBe('busy');
  go();
  expect(await Promise.all(four)).toEqual(['missing', 'missing', 'missing', 'missing']);
});

it.each(['<image href="/etc/passwd"/>', '<use xlink:href="other.svg#a"/>', '<rect fill="url(http://x/y)"/>'])(
  'takes no SVG that names another file: %s',
  (content) => {
    expect(readCover(svg(content))).toBeUndefined();
    expect(readCover(svg('<use href="#a"/><rect fill="url(#b)"/>'))?.type).toBe('svg');
  },
);

it('breaks a title into even lines, and no word or figure in two', () => {
  expect(linesOf('北京市海淀区 2026 届高三上学期期中数学试卷', 9).lines).toEqual([
    '北京市海淀区',
    '2026 届高三上学期',
    '期中数学试卷',
  ]);
  expect(linesOf('早读', 9).lines).toEqual(['早读']);
  const long =
    '二〇二六年春季“整本书阅读”教研项目成果：三十二所学校九十六位语文教师的课堂记录与反思汇编ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const line of linesOf(long, 12).lines) {
    expect(widthOf(line)).toBeLessThanOrEqual(12);
    expect(line).not.toMatch(/^[，。：”]/u);
  }
  expect(linesOf(long, 12).lines.join('')).toBe(long);
});

it('draws in a process of its own, also what its picture spoils, until it is closed', async () => {
  const maker = new CardMaker(SOURCES);
  const cover = readCover(svg());
  const drawn = await Promise.all([
    maker.make({ ...facts, cover }),
    maker.make(facts),
    maker.make({ ...facts, cover: { bytes: svg('<open>'), type: 'svg', width: 600, height: 800 } }),
  ]);
  for (const png of drawn) {
    expect(imageSize(png ?? Buffer.alloc(0))).toMatchObject({ type: 'png', width: 1200, height: 630 });
  }
  expect(Buffer.compare(drawn[1] ?? Buffer.alloc(0), drawn[2] ?? Buffer.alloc(0))).toBe(0);
  const many = Array.from({ length: 20 }, async () => maker.make(facts));
  expect(maker.make(facts)).toBeUndefined();
  maker.close();
  const ended = await Promise.allSettled(many);
  expect(ended.at(-1)).toMatchObject({ status: 'rejected' });
});

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-site-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>砚台</title>');
  await writeFile(
    join(folder, 'render.mjs'),
    `export const siteRoutes = [];
     export const collectHome = () => Promise.resolve('');
     export const renderHome = () => Promise.resolve('<!doctype html><title>砚台</title>');
     export const collectCard = ({ name }) =>
       Promise.resolve(name === 'booksDetails-7' ? { card: ${JSON.stringify({ ...facts, cover: '' })}, version: 'abc' } : undefined);`,
  );
  server = await startTestServer({ siteFolder: folder, rendererFile: join(folder, 'render.mjs') });
  await server.services.files.write('public/cards/1/abc.png', Buffer.from('a picture'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
it.each([
  ['/cards/booksDetails-7.png?v=abc', 'public, max-age=31536000, immutable'],
  ['/cards/booksDetails-7.png?v=old', 'public, max-age=300'],
  ['/cards/booksDetails-7.png', 'public, max-age=300'],
])('answers %s with the card, kept as %s', async (url, kept) => {
  const { statusCode, headers, body } = await server.app.inject({ url });
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'image/png',
    kept,
    'a picture',
  ]);
});

it.each([
  'booksDetails-8.png',
  'booksDetails-0.png',
  'booksDetails-7.svg',
  '..%2fbooksDetails-7.png',
  'x.png',
])('has no card %s', async (file) => {
  expect((await server.app.inject({ url: `/cards/${file}` })).statusCode).toBe(404);
});
