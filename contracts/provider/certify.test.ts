import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readPact } from '../pact-file.js';
import { type Spoil, startBreakingProxy } from './breaking-proxy.js';
import { certify, certifyWithInput, differencesIn, type Ended } from './command.js';
import { type Reference, startReference } from './reference.js';
import { resetDatabase } from './rows.js';
import { createStateHandlers, type StateHandlers } from './state-handlers.js';
import { startStatesHook } from './states-hook.js';

let reference: Reference;
let server: Reference['server'];
let hook: Reference['hook'];
let reports: string;

beforeAll(async () => {
  reference = await startReference();
  ({ server, hook } = reference);
  reports = await mkdtemp(join(tmpdir(), 'inkstone-reports-'));
});

afterAll(async () => {
  await reference.close();
  await rm(reports, { recursive: true, force: true });
});

const total = readPact().interactions.length;

/** The arguments that verify some operations on a server. */
function verifying(only: string, at: { url?: string; hook?: string } = {}): string[] {
  return ['verify', '--base-url', at.url ?? server.url, '--states-url', at.hook ?? hook.url, '--only', only];
}

async function verifyBroken(spoilt: Record<string, Spoil>, only: string, ...args: string[]): Promise<Ended> {
  const proxy = await startBreakingProxy(server.url, spoilt);
  try {
    return await certify(...verifying(only, { url: proxy.url }), ...args);
  } finally {
    await proxy.close();
  }
}

/** Verifies with a hook whose states are changed; a state that is `undefined` is missing. */
async function verifyWithStates(changed: object, only: string, ...args: string[]): Promise<Ended> {
  const states: Record<string, unknown> = { ...createStateHandlers(server.services), ...changed };
  const changedHook = await startStatesHook({
    reset: () => resetDatabase(server.services.db),
    states: Object.fromEntries(
      Object.entries(states).filter(([, state]) => state !== undefined),
    ) as unknown as StateHandlers,
  });
  try {
    return await certify(...verifying(only, { hook: changedHook.url }), ...args);
  } finally {
    await changedHook.close();
  }
}

describe('inkstone-contracts', () => {
  it('passes for the reference server', async () => {
    const ended = await certify('verify', '--base-url', server.url, '--states-url', hook.url, '--desk');
    expect(differencesIn(ended)).toEqual({});
    expect(ended.out).toContain(`${String(total)} 项通过，0 项失败，0 项未运行`);
    expect(ended.code).toBe(0);
  });

  it('passes for a server without what is optional, and says so', async () => {
    const nowhere: Spoil = () => ({ status: 404, body: '' });
    const paths = {
      '/api/page/read': nowhere,
      '/api/page/share_signature': nowhere,
      '/api/exam/find': nowhere,
    };
    const ended = await verifyBroken(paths, 'pages,findInPapers');
    expect(ended.out).toContain('服务端没有提供，也可以不提供');
    expect(ended.code).toBe(0);
  });

  it('reports what is wrong with each broken answer', async () => {
    const only =
      'listMessages,getHistory,getStages,getGrades,getSubjects,getClasses,getTeacherCards,getAddressCards,logout,getUnreadCount';
    const ended = await verifyBroken(BREAKAGES, only, '--report', reports);
    expect(differencesIn(ended)).toMatchInlineSnapshot(`
      {
        "getAddressCards": [
          "data[0].image 应为形如 "/files/public/company/1.svg" 的文字（^(/files/|https://[^\\s,/]+/)[^\\s,]+$），收到了文字 "http://elsewhere/1.svg"",
          "data[0].longitude 应为数字，收到了文字 "116.3"",
        ],
        "getClasses": [
          "data 应含有这样的各项：[{"id":169,"name":"高三"}]，收到了数组 []",
        ],
        "getGrades": [
          "HTTP 状态 应为 200，收到了 500",
        ],
        "getHistory": [
          "正文 应为 JSON，收到了空的正文",
        ],
        "getStages": [
          "正文 应为 JSON，收到了 {oops",
        ],
        "getSubjects": [
          "响应头 Content-Type 应为 application/json，收到了 text/html",
        ],
        "getTeacherCards": [
          "data 应至少有 3 项，收到了 2 项",
        ],
        "getUnreadCount for a visitor": [
          "msg 应为不为空的文字，收到了文字 """,
        ],
        "getUnreadCount with an expired token": [
          "msg 应为不为空的文字，收到了文字 """,
        ],
        "listMessages": [
          "data.list[0].is_read 应有这一项（数字），没有收到",
          "data.list[0].create_time 应为形如 1788192000 的整数（^\\d{1,11}$），收到了数字 1788192000000",
          "data.list[0].title 应为文字，收到了数字 5",
        ],
        "logout": [
          "msg 应有这一项（不为空的文字），没有收到",
          "code 应为 200，收到了文字 "200"",
        ],
        "logout of a visitor": [
          "msg 应有这一项（不为空的文字），没有收到",
          "code 应为 200，收到了文字 "200"",
        ],
      }
    `);
    expect(ended.code).toBe(1);
    expect(ended.out).toMatch(/发出 {2}POST \/api\/message\/index[\s\S]+"psize": 10[\s\S]+收到 {2}HTTP 200/);
    expect(await readFile(join(reports, 'report.html'), 'utf8')).toContain('data.list[0].title');
    expect(await readFile(join(reports, 'junit.xml'), 'utf8')).toContain('data.list[0].title');
  });

  it('accepts files on another host', async () => {
    const spoilt = {
      '/api/common/address_card': withFilesElsewhere,
      '/api/book/get_resource_flie': withFilesElsewhere,
    };
    const ended = await verifyBroken(spoilt, 'getAddressCards,getBookResourceFiles');
    expect(differencesIn(ended)).toEqual({});
    expect(ended.code).toBe(0);
  });

  it('runs only what needs no state without a hook, and lists the missing states', async () => {
    const args = ['verify', '--base-url', server.url, '--only', 'favourites'];
    const ended = await certify(...args);
    expect(ended.code).toBe(3);
    expect(ended.out).toMatch(/there is a book {2}\d+ 项/);
    expect((await certify(...args, '--allow-missing-states')).code).toBe(0);
  });

  it('does not count states that the hook lacks as failures', async () => {
    const ended = await verifyWithStates({ 'there is a book': undefined }, 'addFavourite');
    expect(ended.out).toMatch(/there is a book {2}\d+ 项/);
    expect(ended.out).toContain('0 项失败');
    expect(ended.code).toBe(3);
  });

  it('reports which state could not be set up', async () => {
    const states = {
      'a reader is logged in': () => Promise.resolve({}),
      'there is a book': () => Promise.reject(new Error('没有这张表')),
    };
    const ended = await verifyWithStates(states, 'addFavourite,getUnreadCount');
    expect(differencesIn(ended)).toMatchObject({
      addFavourite: ['应有应答，准备状态“there is a book”时钩子答了 HTTP 500：Error: 没有这张表'],
      'getUnreadCount without a message': ['应有应答，准备好的状态没有给出 token'],
    });
    expect(ended.code).toBe(1);
  });

  it.each([
    ['the server', ['--base-url', 'http://127.0.0.1:9'], '连不上服务端 http://127.0.0.1:9：'],
    ['the hook', ['--states-url', 'http://127.0.0.1:9'], '清空时钩子没有应答：'],
  ])('reports that it cannot reach %s', async (_, args, words) => {
    const ended = await certify('verify', '--base-url', server.url, ...args);
    expect(ended.err).toContain(words);
    expect(ended.code).toBe(2);
  });

  it('names the likely cause of failures', async () => {
    const asHttpStatus: Spoil = ({ body, status }) => ({ status: body.code === -1 ? 401 : status });
    const spoilt = { '/api/message/unread_message': asHttpStatus, '/api/message/index': asHttpStatus };
    const ended = await verifyBroken(spoilt, 'getUnreadCount,listMessages');
    expect(ended.out).toContain('用 HTTP 状态码拒绝  4 项：getUnreadCount listMessages');
    expect(ended.out).toContain('HTTP 状态码都是 200');
  });

  it('stops after a number of failures', async () => {
    const noToken = { 'a reader is logged in': () => Promise.resolve({ token: 'x' }) };
    const ended = await verifyWithStates(noToken, 'messages,profile,personal', '--max-failures', '2');
    expect(Object.keys(differencesIn(ended))).toHaveLength(2);
    expect(ended.out).toContain('带着 token 的请求被当作未登录（code -1）');
    expect(ended.out).toMatch(/失败的项已满 --max-failures {2}\d+ 项/);
    expect(ended.code).toBe(1);
  });

  it('runs again when Enter is pressed, also after the server was away', async () => {
    const ended = await certifyWithInput('\n', ...verifying('getMenu'), '--watch');
    expect(ended.out.split('0 项失败，0 项未运行')).toHaveLength(3);
    expect(ended.code).toBe(0);
    const away = await certifyWithInput('\n', 'verify', '--watch', '--base-url', 'http://127.0.0.1:9');
    expect(away.err.split('连不上服务端')).toHaveLength(3);
    expect(away.code).toBe(2);
  });

  it('sends no codes without a hook unless it may', async () => {
    const { services, forgetCounts } = server;
    await resetDatabase(services.db);
    await forgetCounts();
    const args = ['verify', '--base-url', server.url, '--only', 'sendPhoneCode'];
    const careful = await certify(...args);
    expect(careful.out).toContain('会发出短信，没有钩子时不验证（要验证就加 --allow-side-effects）  1 项');
    const first = await certify(...args, '--allow-side-effects');
    expect(first.out).toContain('0 项失败');
    expect(first.out).not.toContain('会发出短信');
    // The server sends one code a minute to a number.
    const second = await certify(...args, '--allow-side-effects');
    expect(second.out).toContain('服务端限制了次数（code 429），没有钩子来清空计数  1 项');
    expect(second.out).toContain('0 项失败');
  });

  it('reports that it cannot write the reports, after the result', async () => {
    const args = ['--base-url', server.url, '--only', 'getUnreadCount', '--report', '/dev/null/reports'];
    const ended = await certify('verify', ...args);
    expect(ended.out).toContain('未运行');
    expect(ended.err).toContain('报告写不进 /dev/null/reports：');
    expect(ended.code).toBe(2);
  });

  it('reports invalid options', async () => {
    const ended = await certify('verify', '--base-url', server.url, '--only', 'maps');
    expect(ended.err).toContain('--only 里没有“maps”');
    expect(ended.code).toBe(2);
  });
});

/** A backend whose files are on a CDN. */
const withFilesElsewhere: Spoil = ({ body }) => ({
  body: JSON.stringify(body).replaceAll(/(?<=[",])\/files\//g, 'https://cdn.example.cn/'),
});

const BREAKAGES: Record<string, Spoil> = {
  '/api/message/index': ({ body }) => {
    const { list } = (body.data ?? {}) as { list?: Record<string, unknown>[] };
    for (const message of list ?? []) {
      message['title'] = 5;
      message['create_time'] = 1_788_192_000_000;
      delete message['is_read'];
    }
    return { body };
  },
  '/api/message/unread_message': ({ body }) => ({ body: { ...body, msg: '' } }),
  '/api/about_us/history': () => ({ body: '' }),
  '/api/config/get_stage': () => ({ body: '{oops' }),
  '/api/common/get_grade': () => ({ status: 500 }),
  '/api/config/get_subject': () => ({ body: '<h1>502</h1>', type: 'text/html' }),
  '/api/config/get_classes': ({ body }) => ({ body: { ...body, data: [] } }),
  '/api/common/teacher_card': ({ body }) => ({
    body: { ...body, data: (body.data as unknown[]).slice(0, 2) },
  }),
  '/api/common/address_card': ({ body }) => {
    const [card] = body.data as Record<string, unknown>[];
    return { body: { ...body, data: [{ ...card, image: 'http://elsewhere/1.svg', longitude: '116.3' }] } };
  },
  '/api/login/out_login': ({ body }) => ({ body: { code: '200', data: body.data } }),
};
