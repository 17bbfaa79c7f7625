import { describe, expect, it } from 'vitest';

import { CHANGES, mutantsOf } from './mutants.js';

const page = {
  code: 200,
  msg: '成功',
  data: {
    list: [
      { id: 1, tags: [] },
      { id: 2, tags: ['a'] },
    ],
    count: 2,
  },
};
const refusal = { code: 404, msg: '没有', data: null };

function bodyOf(answer: object, path: string, change: string): unknown {
  const found = mutantsOf(answer).filter((mutant) => mutant.path === path && mutant.change === change);
  expect(found).toHaveLength(1);
  return found[0]?.body;
}

describe('mutantsOf', () => {
  it('renames and removes a field in every item of a list', () => {
    expect(bodyOf(page, 'data.list[].id', 'drop')).toMatchObject({ data: { list: [{ tags: [] }, {}] } });
    expect(bodyOf(page, 'data.list[].id', 'drop')).not.toHaveProperty('data.list[1].id');
    expect(bodyOf(page, 'data.list[].id', 'rename')).toMatchObject({
      data: { list: [{ id_renamed: 1 }, { id_renamed: 2 }] },
    });
  });

  it.each([
    ['text', '1'],
    ['boolean', true],
    ['null', null],
    ['list', [1]],
    ['object', {}],
  ])('replaces a number by %s', (change, value) => {
    expect(bodyOf({ ...refusal, data: 1 }, 'data', change)).toEqual({ ...refusal, data: value });
  });

  it.each([
    ['text', ''],
    ['number', 0],
    ['list', []],
  ])('replaces null by %s', (change, value) => {
    expect(bodyOf(refusal, 'data', change)).toEqual({ ...refusal, data: value });
  });

  it('always changes the value', () => {
    const same = mutantsOf(page).filter(({ body }) => JSON.stringify(body) === JSON.stringify(page));
    expect(same).toEqual([]);
  });

  it('empties lists that have items', () => {
    expect(bodyOf(page, 'data.list', 'empty')).toMatchObject({ data: { list: [], count: 2 } });
    expect(mutantsOf({ ...page, data: [] }).map(({ change }) => change)).not.toContain('empty');
  });

  it('finds fields that only a later item has', () => {
    expect(bodyOf(page, 'data.list[].tags[]', 'null')).toMatchObject({
      data: { list: [{}, { tags: [null] }] },
    });
  });

  it('changes a success into a refusal, and a refusal into a success', () => {
    expect(bodyOf(page, 'code', 'code')).toMatchObject({ code: 500 });
    expect(mutantsOf(refusal).filter(({ change }) => change === 'code')).toMatchObject([
      { body: { code: 200 } },
      { body: { code: 500 } },
    ]);
  });

  it('removes the envelope', () => {
    expect(bodyOf(page, '', 'bare')).toEqual(page.data);
    expect(bodyOf(page, 'msg', 'drop')).toEqual({ code: 200, data: page.data });
    expect(bodyOf(page, 'data', 'rename')).toEqual({ code: 200, msg: '成功', data_renamed: page.data });
  });

  it('adds an envelope around the envelope', () => {
    expect(bodyOf(refusal, '', 'wrapped')).toEqual({ code: 200, msg: '成功', data: refusal });
  });

  it('empties the messages that the site shows', () => {
    expect(bodyOf(refusal, 'msg', 'blank')).toEqual({ ...refusal, msg: '' });
    expect(mutantsOf(page).map(({ change }) => change)).not.toContain('blank');
  });

  it.each([
    ['those of the page', 3, 0],
    ['those of all filters', 0, 1],
  ])('counts %s where a page is empty', (_, count, wrong) => {
    const emptyPage = { ...page, data: { list: [], count } };
    expect(bodyOf(emptyPage, 'data.count', 'count')).toEqual({ ...page, data: { list: [], count: wrong } });
  });

  it('gives times in milliseconds', () => {
    const body = bodyOf(
      { ...refusal, data: { create_time: 1788192000 } },
      'data.create_time',
      'milliseconds',
    );
    expect(body).toEqual({ ...refusal, data: { create_time: 1788192000000 } });
  });

  it('makes every kind of change, and none twice', () => {
    const emptyPage = { code: 200, msg: '已清空', data: { list: [], count: 0, time: 1788192000 } };
    const changes = [page, emptyPage].flatMap(mutantsOf).map(({ change }) => change);
    expect(new Set(changes)).toEqual(new Set(CHANGES));
    const mutants = mutantsOf(page);
    expect(new Set(mutants.map(({ path, change }) => `${path} ${change}`)).size).toBe(mutants.length);
  });
});
