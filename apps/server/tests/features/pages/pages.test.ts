import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, repositoryRoot } from '../../../src/config.js';
import { deleteOldFigures, keptDays, writeTally } from '../../../src/features/figures/counts.queries.js';
import { isRobot } from '../../../src/features/pages/robots.js';
import { createShareCards } from '../../../src/ports/wechat/share-cards.js';
import { newOperator } from '../../support/desk.js';
import { startTestServer, type TestServer, useTestServer } from '../../support/test-server.js';
import { use } from '../../support/use.js';
import { startWeChat } from '../../support/wechat.js';

const publicUrl = 'https://www.example.cn';
const scriptUrl = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const inWeChat = `${phone} MicroMessenger/8.0.50`;

const plain = useTestServer();

describe('the card of a page in WeChat', () => {
  const asking = use(startWeChat, (started) => started.stop());
  const server = use(
    () => {
      const weChat = { appId: 'wx1', secret: 'hidden', apiUrl: asking.url, scriptUrl };
      return startTestServer({
        config: { publicUrl, weChat },
        services: { publicUrl, shareCards: createShareCards(weChat, { warn: () => undefined }) },
      });
    },
    (started) => started.close(),
  );

  it('is signed for pages of this site only, by a ticket that WeChat is asked for once', async () => {
    const sign = (url: string) => server.call('signShare', { query: { url } });
    for (const path of ['/?from=timeline', '/layout/list/booksDetails?id=7']) {
      expect(await server.ask('signShare', { query: { url: publicUrl + path } })).toMatchObject({
        ...{ app_id: 'wx1', script: scriptUrl },
        signature: expect.stringMatching(/^[\da-f]{40}$/) as string,
      });
    }
    expect(asking.asked).toHaveLength(2);
    for (const url of [
      'https://www.example.cn.evil.cn/',
      'http://www.example.cn/',
      'https://evil.cn/#https://www.example.cn/',
      'https://[',
    ]) {
      expect(await sign(url)).toMatchObject({ code: 400, msg: '只给本站的网址签名' });
    }
  });

  it('is offered by the configuration, and its script by the policy of pages in WeChat', async () => {
    expect(await server.ask('getSiteConfig')).toMatchObject({ share_cards: true });
    const policyFor = async (agent: string) =>
      (await server.app.inject({ url: '/', headers: { 'user-agent': agent } })).headers[
        'content-security-policy'
      ];
    expect(await policyFor(inWeChat)).toContain("script-src 'self' https://res.wx.qq.com;");
    expect(await policyFor(phone)).not.toContain('wx.qq.com');
  });

  it('is nowhere where no official account is set', async () => {
    expect(await plain.ask('getSiteConfig')).not.toHaveProperty('share_cards');
    const { headers } = await plain.app.inject({ url: '/', headers: { 'user-agent': inWeChat } });
    expect(headers['content-security-policy']).not.toContain('wx.qq.com');
  });
});

it('nothing is signed while WeChat does not answer', async () => {
  const server = await startTestServer({
    config: { publicUrl },
    services: { publicUrl, shareCards: { sign: () => Promise.resolve(undefined) } },
  });
  const refused = await server.call('signShare', { query: { url: publicUrl } });
  expect(refused).toMatchObject({ code: 404, msg: '现在没有微信的签名' });
  await server.close();
});

/** A renderer that knows a screen of each kind. */
const renderer = `
const routes = {
  home: { name: 'home', patterns: ['/layout/list/home'], kind: 'home', title: '首页' },
  list: { name: 'listenBig', patterns: ['/layout/list/listenBig'], kind: 'list', title: '试卷检索' },
  book: { name: 'booksDetails', patterns: ['/layout/list/booksDetails'], kind: 'detail', title: '图书详情' },
  shop: { name: 'onlineShopDetails', patterns: ['/layout/list/onlineShopDetails'], kind: 'detail', title: '网店详情' },
  own: { name: 'myBook', patterns: ['/layout/list/myBook'], kind: 'own', title: '我的图书' },
};
export const siteRoutes = [];
export const collectHome = () => Promise.reject(new Error('not called'));
export function siteAddress(path) {
  const [pattern, query] = path.split('?');
  const route = Object.values(routes).find(({ patterns }) => patterns.includes(pattern));
  if (route === undefined) return undefined;
  const id = new URLSearchParams(query).get('id');
  if (route.kind !== 'detail') return { route, path: pattern, isNarrowed: false };
  return /^\\d+$/.test(id ?? '') ? { route, id: Number(id), path, isNarrowed: false } : undefined;
}
export const contentPath = ({ id, type }) => '/layout/list/' + (type === 2 ? 'booksDetails' : 'others') + '?id=' + id;
`;

describe('the readings of pages', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inkstone-pages-'));
    await writeFile(join(folder, 'render.mjs'), renderer);
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    server = await startTestServer({
      config: { countReads: true },
      siteFolder: folder,
      rendererFile: join(folder, 'render.mjs'),
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    server.services.tally.take();
  });

  async function read(path: string, agent = phone, address = '10.1.0.1') {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/page/read',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      remoteAddress: address,
      payload: JSON.stringify({ path }),
    });
    return answer.json<{ code: number }>().code;
  }

  it('are counted by page, without what was searched, and not what concerns one person', async () => {
    expect(await server.ask('getSiteConfig')).toMatchObject({ counts_reads: true });
    await read('/layout/list/home');
    await read('/layout/list/listenBig?search=13800000003&page=2');
    await read('/layout/list/listenBig');
    await read('/layout/list/booksDetails?id=7&from=timeline');
    for (const path of ['/layout/list/myBook', '/layout/list/booksDetails?id=x', '/nowhere', '//evil.cn']) {
      expect(await read(path)).toBe(200);
    }
    expect(await server.call('countRead', { body: { path: 'home' } })).toMatchObject({ code: 400 });
    expect(Object.fromEntries(server.services.tally.take().read)).toEqual({
      '/layout/list/home': 1,
      '/layout/list/listenBig': 2,
      '/layout/list/booksDetails?id=7': 1,
    });
  });

  it('of robots are not counted, nor more than a school has', async () => {
    await read('/layout/list/home', 'Mozilla/5.0 (compatible; Baiduspider/2.0)');
    expect(server.services.tally.take().read.size).toBe(0);
    await Promise.all(Array.from({ length: 2050 }, () => read('/layout/list/home', phone, '10.1.0.2')));
    expect(server.services.tally.take().read.get('/layout/list/home')).toBe(2000);
  });

  it('are shown at the desk with the titles of what they show, and are deleted', async () => {
    const book = await server.db
      .selectFrom('books')
      .select(['id', 'title'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    for (const path of ['booksDetails?id=1', 'booksDetails?id=1', 'onlineShopDetails?id=3', 'home']) {
      await read(`/layout/list/${path}`);
    }
    await writeTally(server.db, server.services.tally);
    const { token } = await newOperator(server);
    const shown = async () => (await server.ask('getDeskFigures', { token })).read;
    expect(await shown()).toEqual([
      { title: book.title, path: '/layout/list/booksDetails?id=1', count: 2 },
      { title: '首页', path: '/layout/list/home', count: 1 },
      { title: '网店详情 3', path: '/layout/list/onlineShopDetails?id=3', count: 1 },
    ]);
    await deleteOldFigures(server.db, 1);
    expect(await shown()).toHaveLength(3);
    await deleteOldFigures(server.db, 0);
    expect(await shown()).toEqual([]);
  });

  it('and missed words and security events are named in the privacy policy of the demonstration, with how long they are kept', async () => {
    const policy = await readFile(join(repositoryRoot(), 'demo/content/agreements/privacy.md'), 'utf8');
    const { auditDays, readsKeptDays } = readConfig({});
    expect(policy).toMatch(/按天统计每一页被读了几次、哪些词搜不到.*不用 Cookie，不记 IP 地址与设备/);
    expect(policy).toContain(
      `每一页的次数保留 ${String(readsKeptDays)} 天，搜不到的词保留 ${String(keptDays)} 天`,
    );
    expect(policy).toContain(`账户只以散列值表示，保留 ${String(auditDays)} 天`);
  });

  it('are neither asked for nor counted where the setting is off', async () => {
    expect(await plain.ask('getSiteConfig')).not.toHaveProperty('counts_reads');
    expect(await plain.ask('countRead', { body: { path: '/layout/list/home' } })).toBeNull();
    expect(plain.services.tally.take().read.size).toBe(0);
  });
});

it('robots are told from browsers by their names', () => {
  const robots = [
    '',
    'Googlebot/2.1',
    'Baiduspider-render/2.0',
    'curl/8',
    'HeadlessChrome/120',
    'BingPreview/1.0b',
  ];
  expect(robots.filter(isRobot)).toEqual(robots);
  expect([phone, inWeChat].filter(isRobot)).toEqual([]);
});
