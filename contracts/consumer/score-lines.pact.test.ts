import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, listOf, success } from './answers.js';
import { getRefused, getSucceeds, postRefused, postSucceeds } from './exchange.js';
import { withExpiredToken } from './needs-login.js';

const { eachLike, integer, string } = MatchersV3;

const thereIsALine = ['there is a score line', { area_id: 11, year_id: 2026 }] as const;

function option(label: string, name: number) {
  return success(eachLike({ label: string(label), name: integer(name) }));
}

describe('the filter rows (spec: B7 option score lines, A3 filter option, B3 filter option)', () => {
  it.each([
    ['getScoreAreas', '/api/score_line/area', '北京', 11],
    ['getScoreYears', '/api/score_line/year', '2026', 2026],
    ['getScoreClasses', '/api/score_line/class', '物理类', 1],
    ['getScoreBatches', '/api/score_line/batch', '本科批', 2],
  ] as const)('%s returns the values that occur', async (operation, path, label, name) => {
    const { data } = await getSucceeds(
      path,
      {},
      { when: operation, given: [[...thereIsALine]], answer: option(label, name) },
    );
    expect(data).toEqual([{ label, name }]);
  });
});

describe.each([
  ['getScoreClasses', '/api/score_line/class', '物理类', 1],
  ['getScoreBatches', '/api/score_line/batch', '本科批', 2],
] as const)('%s', (operation, path, label, name) => {
  it('is filtered by year and area', async () => {
    const { data } = await getSucceeds(
      path,
      { year_id: 2026, area_id: 11 },
      {
        when: `${operation} of a year and an area`,
        given: [[...thereIsALine]],
        answer: option(label, name),
      },
    );
    expect(data).toHaveLength(1);
  });

  it('is empty where there is no line', async () => {
    const { data } = await getSucceeds(
      path,
      { year_id: 1999 },
      { when: `${operation} of a year without a line`, given: [[...thereIsALine]], answer: success([]) },
    );
    expect(data).toEqual([]);
  });

  it('is refused for an invalid year', async () => {
    await getRefused(
      path,
      { year_id: '今年' },
      {
        when: `${operation} of an invalid year`,
        given: [['nobody is logged in', {}]],
        refusal: invalid('year_id', '筛选条件有误'),
      },
    );
  });
});

describe('listScoreLines (spec: B7 score line list, B3 score line)', () => {
  const path = '/api/score_line/index';
  const line = {
    id: integer(41),
    area_name: string('北京'),
    year_name: string('2026'),
    class_name: string('物理类'),
    batch_name: string('本科批'),
    class_descr: string('普通类'),
    score: integer(455),
    ranking: integer(86000),
    // `null` for categories without a professional examination.
    professional_score: null,
  };

  it('returns a page under every filter', async () => {
    const { data } = await postSucceeds(
      path,
      { area_id: 11, year_id: 2026, class_id: 1, batch_id: 2, search: '北京 455', page: 1, psize: 10 },
      {
        when: 'listScoreLines under every filter',
        given: [[...thereIsALine]],
        answer: success(listOf(line)),
      },
    );
    expect(data).toMatchObject({ count: 1, list: [{ score: 455, professional_score: null }] });
  });

  it('lists everything without a filter, and accepts a token that it does not need', async () => {
    const { data } = await postSucceeds(
      path,
      { page: '1', psize: '10' },
      {
        when: 'listScoreLines with a token and without filters',
        given: [[...thereIsALine], ['a reader is logged in', {}]],
        loggedIn: true,
        answer: success(listOf(line)),
      },
    );
    expect(data.list).toHaveLength(1);
  });

  it('is refused for an invalid area', async () => {
    await postRefused(
      path,
      { area_id: '北京' },
      {
        when: 'listScoreLines of an invalid area',
        given: [['nobody is logged in', {}]],
        refusal: invalid('area_id', '筛选条件有误'),
      },
    );
  });

  it('is refused for an expired token', async () => {
    await postRefused(path, {}, withExpiredToken('listScoreLines', [...thereIsALine]));
  });
});
