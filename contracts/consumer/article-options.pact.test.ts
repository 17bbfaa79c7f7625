import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';

import { invalid, refusal, success } from './answers.js';
import { getRefused, getSucceeds } from './exchange.js';
import { getNeedsLogin } from './needs-login.js';

const { eachLike, integer, like, string } = MatchersV3;

const thereIsACourse = ['there is a course', { article_id: 927 }] as const;
const thereIsAUniversity = ['there is a university', { article_id: 933 }] as const;
const loggedIn = ['a reader is logged in', {}] as const;

describe('countPlay (spec: A7 article play_number, B7 play_number)', () => {
  const path = '/api/article/play_number';

  it('counts a play', async () => {
    const { data } = await getSucceeds(
      path,
      { id: 927 },
      {
        when: 'countPlay',
        given: [[...thereIsACourse], [...loggedIn]],
        loggedIn: true,
        answer: success(null),
      },
    );
    expect(data).toBeNull();
  });

  it('is refused without a login', async () => {
    await getNeedsLogin(path, { id: 927 }, 'countPlay', [...thereIsACourse]);
  });

  it('is refused for an invalid id', async () => {
    await getRefused(
      path,
      { id: 'abc' },
      {
        when: 'countPlay with an invalid id',
        given: [[...loggedIn]],
        loggedIn: true,
        refusal: invalid('id', '编号有误'),
      },
    );
  });

  it('is refused for an article without a video', async () => {
    await getRefused(
      path,
      { id: 901 },
      {
        when: 'countPlay of an article without a video',
        given: [['there is an article', { article_id: 901, column_id: 39 }], [...loggedIn]],
        loggedIn: true,
        refusal: refusal(404, '该视频不存在或已下架'),
      },
    );
  });
});

describe('getActivityThemes', () => {
  it('returns ids and names', async () => {
    const { data } = await getSucceeds(
      '/api/article/theme_list',
      {},
      {
        when: 'getActivityThemes',
        given: [['there are activity themes', {}]],
        answer: success(eachLike({ id: integer(1), name: string('读书与写作') })),
      },
    );
    expect(data).toEqual([{ id: 1, name: '读书与写作' }]);
  });
});

describe('getKeywords (spec: B7 option keywords, A3 keyword option, B3 keyword option)', () => {
  const path = '/api/article/keyword_list';
  const given = [['there is an achievement under a keyword', { article_id: 945, keyword_id: 3 }]] as const;

  it('returns the keywords of a stage with their ids', async () => {
    const { data } = await getSucceeds(
      path,
      { type: 1, stage_id: 9 },
      {
        when: 'getKeywords of achievements of a stage',
        given: [[...given[0]]],
        answer: success(eachLike({ keyword: string('大单元教学'), id: integer(3) })),
      },
    );
    expect(data[0]?.keyword).toBe('大单元教学');
  });

  it("returns the keywords of students' works, with the older name of the parameter", async () => {
    const { data } = await getSucceeds(
      path,
      { type: 2, stage: 9 },
      {
        when: 'getKeywords of works of a stage',
        given: [['there is a keyword of works', { keyword_id: 4 }]],
        answer: success(eachLike({ keyword: string('读后感'), id: integer(4) })),
      },
    );
    expect(data[0]?.keyword).toBe('读后感');
  });

  it('is refused for an unknown type', async () => {
    await getRefused(
      path,
      { type: 3 as 1 },
      {
        when: 'getKeywords of an unknown type',
        given: [['nobody is logged in', {}]],
        refusal: invalid('type', '没有这种关键字'),
      },
    );
  });
});

describe('options of the learning page', () => {
  it('getOnlineClasses returns names by id (spec: B7 option courses)', async () => {
    const { data } = await getSucceeds(
      '/api/article/online_class',
      {},
      { when: 'getOnlineClasses', given: [[...thereIsACourse]], answer: success(like({ '169': '高三' })) },
    );
    expect(data).toEqual({ 169: '高三' });
  });

  it('getOnlineSubjects returns names by id', async () => {
    const { data } = await getSucceeds(
      '/api/article/online_subject',
      {},
      { when: 'getOnlineSubjects', given: [[...thereIsACourse]], answer: success(like({ '2': '数学' })) },
    );
    expect(data).toEqual({ 2: '数学' });
  });
});

describe('options of the list of universities', () => {
  it('getUniversityProvinces returns ids and names (spec: B7 option universities)', async () => {
    const { data } = await getSucceeds(
      '/api/article/university_province',
      {},
      {
        when: 'getUniversityProvinces',
        given: [[...thereIsAUniversity]],
        answer: success(eachLike({ id: integer(11), name: string('北京市') })),
      },
    );
    expect(data[0]?.id).toBe(11);
  });

  it('getUniversityTypes returns ids and names', async () => {
    const { data } = await getSucceeds(
      '/api/article/university_type',
      {},
      {
        when: 'getUniversityTypes',
        given: [[...thereIsAUniversity]],
        answer: success(eachLike({ id: integer(1), name: string('综合') })),
      },
    );
    expect(data[0]?.name).toBe('综合');
  });
});
