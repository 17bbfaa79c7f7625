import { beforeAll, describe, expect, it } from 'vitest';
import { teacher } from '../../fixtures/people.js';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const beijing = 11;
const zhejiang = 33;

const server = useTestServer();
beforeAll(async () => {
  await insert(server.db, {
    provinces: { id: 12, name: '天津市', short_name: '天津', sort: 3 },
    score_classes: [
      { id: 3, name: '综合改革', sort: 1 },
      { id: 1, name: '物理类', sort: 2 },
    ],
    score_batches: [
      { id: 2, name: '本科批', sort: 1 },
      { id: 3, name: '专科批', sort: 2 },
    ],
  });
  const line = { batch_id: 2, class_descr: '普通类' };
  await insert(server.db, {
    score_lines: [
      { ...line, province_id: zhejiang, year: 2025, class_id: 1, score: 480, ranking: 90_000 },
      { ...line, province_id: beijing, year: 2025, class_id: 3, score: 430 },
      { ...line, province_id: beijing, year: 2026, class_id: 3, score: 425, professional_score: 198 },
      { ...line, province_id: zhejiang, year: 2026, class_id: 3, score: 488 },
      { ...line, province_id: beijing, year: 2026, class_id: 3, score: 120, batch_id: 3 },
    ],
  });
});

describe('the filter rows', () => {
  const ask = (operation: 'getScoreClasses' | 'getScoreBatches', query: Record<string, string>) =>
    server.ask(operation, { query }).then((options) => options.map((option) => [option.label, option.name]));

  it('getScoreAreas returns the provinces with a score line', async () => {
    expect(await server.ask('getScoreAreas')).toEqual([
      { label: '北京', name: 11 },
      { label: '浙江', name: 33 },
    ]);
  });

  it('getScoreYears returns the latest year first', async () => {
    expect(await server.ask('getScoreYears')).toEqual([
      { label: '2026', name: 2026 },
      { label: '2025', name: 2025 },
    ]);
  });

  it('getScoreClasses returns the classes of the year and the area', async () => {
    const both = [
      ['综合改革', 3],
      ['物理类', 1],
    ];
    expect(await ask('getScoreClasses', {})).toEqual(both);
    expect(await ask('getScoreClasses', { year_id: '', area_id: '' })).toEqual(both);
    expect(await ask('getScoreClasses', { year_id: '2026' })).toEqual([['综合改革', 3]]);
    expect(await ask('getScoreClasses', { year_id: '2025', area_id: '33' })).toEqual([['物理类', 1]]);
  });

  it('getScoreBatches returns the batches of the year and the area', async () => {
    expect(await ask('getScoreBatches', { area_id: '11' })).toEqual([
      ['本科批', 2],
      ['专科批', 3],
    ]);
    expect(await ask('getScoreBatches', { year_id: '2025', area_id: '11' })).toEqual([['本科批', 2]]);
  });

  it.each(['getScoreClasses', 'getScoreBatches'] as const)(
    '%s has nothing for a year that has no line',
    async (operation) => {
      expect(await ask(operation, { year_id: '999999999' })).toEqual([]);
    },
  );
});

describe('listScoreLines', () => {
  const ask = (body: object) => server.ask('listScoreLines', { body });
  const scores = async (body: object) => (await ask(body)).list.map((line) => line.score);

  it('lists the latest year first, then by province, with all fields (spec: B7 score line list, B3 score line)', async () => {
    expect(await scores({})).toEqual([425, 120, 488, 430, 480]);
    expect((await ask({ area_id: beijing, year_id: 2026, batch_id: 2 })).list).toEqual([
      {
        id: 3,
        area_name: '北京',
        year_name: '2026',
        class_name: '综合改革',
        batch_name: '本科批',
        class_descr: '普通类',
        score: 425,
        ranking: null,
        professional_score: 198,
      },
    ]);
  });

  it('returns one page, of ten rows by default, and the count of all (spec: B9 page size fractionBar)', async () => {
    const page = await ask({ page: '2', psize: '2' });
    expect(page.list.map((line) => line.score)).toEqual([488, 430]);
    expect(page.count).toBe(5);
    const { db } = server;
    const line = { province_id: 12, year: 2024, class_id: 1, batch_id: 2 };
    await insert(db, {
      score_lines: Array.from({ length: 11 }, (_, index) => ({ ...line, score: 400 + index })),
    });
    const ofTianjin = await ask({ area_id: 12 });
    expect([ofTianjin.list.length, ofTianjin.count]).toEqual([10, 11]);
    await db.deleteFrom('score_lines').where('province_id', '=', 12).execute();
  });

  it.each([
    [{ area_id: '33' }, [488, 480]],
    [{ year_id: 2025 }, [430, 480]],
    [{ class_id: 1 }, [480]],
    [{ batch_id: '3' }, [120]],
    [{ area_id: 999 }, []],
    [{ year_id: 999999999 }, []],
    [{ area_id: '', year_id: '', class_id: '', batch_id: '', search: ' ' }, [425, 120, 488, 430, 480]],
  ])('filters %o', async (body, expected) => {
    expect(await scores(body)).toEqual(expected);
  });

  it.each([
    ['北京', [425, 120, 430]],
    ['浙江省', [488, 480]],
    ['2025', [430, 480]],
    ['2026年', [425, 120, 488]],
    ['488', [488]],
    ['430分', [430]],
    ['浙江 2026', [488]],
    ['浙江 430', []],
    ['%', []],
  ])('finds %s in provinces, years and scores', async (search, expected) => {
    expect(await scores({ search })).toEqual(expected);
  });

  it('accepts any jwt in the body, and needs none', async () => {
    const token = await server.logIn(teacher);
    for (const options of [{ body: { jwt: 'whatever' } }, { body: { jwt: token }, token }, { body: {} }]) {
      expect(await server.call('listScoreLines', options)).toMatchObject({
        code: 200,
        data: { count: 5 },
      });
    }
  });
});
