import { describe, expect, it } from 'vitest';

import { differencesOf, sentence } from '../src/differences.js';
import type { Mismatch } from '../src/run-engine.js';
import { asked } from './contract.js';

const interaction = asked('listArticles of company news');

/** The differences that are reported for mismatches of the engine. */
function saidOf(body: unknown, ...mismatches: Partial<Mismatch>[]): string[] {
  const answered = {
    status: 200,
    headers: [],
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  };
  const verdict = {
    interaction: 0,
    isGood: false,
    mismatches: mismatches.map((mismatch) => ({ type: 'BodyMismatch', mismatch: '', ...mismatch })),
  };
  return differencesOf(interaction, verdict, { answered, milliseconds: 1 }).map(sentence);
}

function page(item: object, count: unknown = 1) {
  return { code: 200, msg: '成功', data: { list: [item], count } };
}

describe('a difference', () => {
  it.each([
    [
      'another kind',
      page({ id: 1, title: 5, price: 1 }),
      '$.data.list[0].title',
      'data.list[0].title 应为文字，收到了数字 5',
    ],
    ['no whole number', page({}, 1.5), '$.data.count', 'data.count 应为整数，收到了小数 1.5'],
    ['a number as text', page({}, '1'), '$.data.count', 'data.count 应为整数，收到了文字 "1"'],
    [
      'null',
      page({ id: 1, title: null, price: 1 }),
      '$.data.list[0].title',
      'data.list[0].title 应为文字，收到了 null',
    ],
    ['another code', { code: -1 }, '$.code', 'code 应为 200，收到了数字 -1'],
    [
      'an empty list',
      { code: 200, data: { list: [] } },
      '$.data.list',
      'data.list 应至少有 1 项，收到了 0 项',
    ],
    [
      'an object where a list is needed',
      { data: { list: { 0: 1 } } },
      '$.data.list',
      'data.list 应为数组，收到了对象 {"0":1}',
    ],
    ['nothing where an object is needed', { data: null }, '$.data', 'data 应为对象，收到了 null'],
  ])('is described in Chinese: %s', (_, body, path, words) => {
    expect(saidOf(body, { path })).toEqual([words]);
  });

  it('is reported per field where fields of an item are missing', () => {
    const body = { data: { list: [{ id: 1, title: '一', price: 1 }, { id: 2 }] } };
    expect(saidOf(body, { path: '$.data.list[1]' })).toEqual([
      'data.list[1].title 应有这一项（文字），没有收到',
      'data.list[1].price 应有这一项（数字），没有收到',
    ]);
  });

  it('is reported once, however often the engine reports it', () => {
    expect(saidOf({ code: 1 }, { path: '$.code' }, { path: '$.code' })).toEqual([
      'code 应为 200，收到了数字 1',
    ]);
  });

  it('comes first if it concerns the whole answer', () => {
    const status = { type: 'StatusMismatch', expected: 200, actual: 500 };
    expect(saidOf({ code: 500 }, { path: '$.code' }, status)).toEqual([
      'HTTP 状态 应为 200，收到了 500',
      'code 应为 200，收到了数字 500',
    ]);
  });

  it('of the content type is reported once, not for header and body', () => {
    const header = {
      type: 'HeaderMismatch',
      key: 'Content-Type',
      expected: 'application/json',
      actual: 'text/html',
    };
    expect(saidOf('<p>', { type: 'BodyTypeMismatch' }, header)).toEqual([
      '响应头 Content-Type 应为 application/json，收到了 text/html',
    ]);
  });

  it.each([
    ['', '正文 应为 JSON，收到了空的正文'],
    ['{oops', '正文 应为 JSON，收到了 {oops'],
  ])('of a body that is not JSON is reported as such: %j', (body, words) => {
    expect(saidOf(body, { path: '$' })).toEqual([words]);
  });

  it('of a missing answer gives the reason', () => {
    const trouble = new Error('服务端没有应答：超时');
    const differences = differencesOf(interaction, undefined, { trouble, milliseconds: 1 });
    expect(differences.map(sentence)).toEqual(['应有应答，服务端没有应答：超时']);
  });
});
