import { expect, it } from 'vitest';

import { causesOf } from '../src/causes.js';
import type { Result } from '../src/certify.js';
import { type Interaction, referenceOf } from '../src/contract.js';
import type { Difference } from '../src/differences.js';
import { HookTrouble } from '../src/hook.js';
import { asked } from './contract.js';

interface Failed {
  expected?: number;
  status?: number;
  answer?: unknown;
  trouble?: Error;
  token?: boolean;
  differences?: Difference[];
}

const ok = { code: 200, msg: '成功', data: null };

function failed({
  expected = 200,
  status = 200,
  answer = '',
  trouble,
  token,
  differences = [],
}: Failed): Result {
  const login = asked('login');
  const response = { ...login.response, body: { content: { ...ok, code: expected } } };
  const interaction: Interaction = { ...login, response };
  const body = Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer));
  const headers: [string, string][] = token === true ? [['token', 'a-token']] : [];
  const sent = { method: 'POST', path: '/api/login', headers, body: Buffer.from('') };
  const exchange = trouble === undefined ? { answered: { status, headers: [], body } } : { trouble };
  return {
    interaction,
    reference: referenceOf(interaction),
    outcome: 'failed',
    differences,
    exchange: { ...exchange, sent, milliseconds: 1 },
  };
}

function difference(path: string, needed: string, came: string): Failed {
  return { answer: ok, differences: [{ path, needed, came }] };
}

function page(list: unknown[], count: number, failure: Failed): Failed {
  return { ...failure, answer: { ...ok, data: { list, count } } };
}

it.each<[string, Failed]>([
  ['钩子没能准备好状态', { trouble: new HookTrouble('没有这张表') }],
  ['服务端没有应答', { trouble: new Error('超时') }],
  ['服务端出错（HTTP 5xx）', { status: 502, answer: '<h1>Bad Gateway</h1>' }],
  ['找不到地址（HTTP 404、405，没有信封）', { status: 404, answer: { error: 'Not Found' } }],
  ['用 HTTP 状态码拒绝', { status: 401, expected: -1, answer: { ...ok, code: -1 } }],
  ['回答不是 JSON', { answer: '<p>' }],
  ['信封外面又套了一层信封', { answer: { ...ok, data: ok } }],
  ['回答没有信封', { answer: [1] }],
  ['带着 token 的请求被当作未登录（code -1）', { token: true, answer: { ...ok, code: -1 } }],
  ['没有登录却没有被拒绝', { expected: -1, answer: ok }],
  ['没有校验输入', { expected: 400, answer: ok }],
  ['次数过多（code 429）', { answer: { ...ok, code: 429 } }],
  ['时刻是毫秒', difference('data.create_time', '为形如 1 的整数（^1$）', '收到了数字 1788192000000')],
  ['数字写成了文字', difference('data.id', '为整数', '收到了文字 "12"')],
  ['标记写成了布尔值', difference('data.is_read', '为数字', '收到了布尔值 true')],
  ['空的列表写成了 null', difference('data.list', '至少有 1 项', '收到了 null')],
  ['空的 msg', difference('msg', '为不为空的文字', '收到了文字 ""')],
  ['第一页是空的，count 却不是 0', page([], 3, difference('data.list', '至少有 1 项', '收到了 0 项'))],
  ['count 没有按条件来数', page([], 3, difference('data.count', '为 0', '收到了数字 3'))],
])('recognizes a cause: %s', (what, failure) => {
  expect(causesOf([failed(failure)])).toMatchObject([{ what, remedy: expect.any(String) as string }]);
});

it('groups the failures by cause, the most frequent first', () => {
  const refused = failed({ token: true, answer: { ...ok, code: -1 } });
  const broken = failed({ status: 500, answer: '' });
  const causes = causesOf([broken, refused, refused]);
  expect(causes.map(({ failures }) => failures)).toEqual([[refused, refused], [broken]]);
});

it('does not take a wrong number that is no count of a list for one', () => {
  const unread = {
    ...difference('data.count', '为 0', '收到了数字 3'),
    answer: { ...ok, data: { count: 3 } },
  };
  expect(causesOf([failed(unread)])).toEqual([]);
});

it('names no cause for a failure of another kind', () => {
  expect(causesOf([failed(difference('data.title', '有这一项（文字）', '没有收到'))])).toEqual([]);
});
