import { describe, expect, it } from 'vitest';
import { teacher } from '../../fixtures/people.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();

describe('getExamHome', () => {
  const ask = (body: object, token?: string) =>
    server.ask('getExamHome', token === undefined ? { body } : { body, token });

  it('returns the newest papers, a tab for each of six grades and the counts (spec: A7 exam index, A9 exam tab grades)', async () => {
    const home = await ask({});
    expect(home.count).toBe(11);
    expect(home.new_list).toHaveLength(10);
    expect(home.new_list[0]).toMatchObject({
      title: '高三数学期中试卷 10',
      create_time: '2026-05-20 01:00:00',
      grade_name: '高三',
      subject_name: '数学',
      type_name: '期中考试',
      address_name: '北京',
      year_name: '2026',
      image: '',
    });
    expect(home.grade_lists.map((tab) => [tab.grade_name, tab.list.length])).toEqual([
      ['高一', 0],
      ['高二', 0],
      ['高三', 8],
      ['初一', 1],
      ['初二', 0],
      ['初三', 0],
    ]);
    expect(home.grade_count.find((grade) => grade.grade_id === 169)?.count).toBe(10);
  });

  it.each([
    [{ search: '期中 10' }, 1],
    [{ grade_id: 10 }, 1],
    [{ grade_id: '169' }, 10],
    [{ subject_id: 3 }, 1],
    [{ address_id: 33 }, 0],
    [{ type_id: 1, year_id: 2026 }, 11],
    [{ year_id: 2025 }, 0],
  ])('filters all parts by %o', async (body, count) => {
    const home = await ask(body);
    expect(home.count).toBe(count);
    expect(home.new_list).toHaveLength(Math.min(count, 10));
  });

  it('marks favourite papers', async () => {
    const token = await server.logIn(teacher);
    await server.ask('addFavourite', { token, body: { type: 1, content_id: 11 } });
    const home = await ask({}, token);
    expect(home.grade_lists[3]?.list[0]?.is_collect).toBe(1);
    expect(home.new_list.filter((paper) => paper.is_collect === 1)).toHaveLength(0);
  });
});
