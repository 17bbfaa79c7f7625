import { beforeAll, describe, expect, it } from 'vitest';
import { insert } from '../../support/insert.js';
import { useTestServer } from '../../support/test-server.js';

const server = useTestServer();
beforeAll(async () => {
  await insert(server.db, {
    school_types: [
      { id: 2, name: '完全中学', sort: 2 },
      { id: 1, name: '普通高中', sort: 1 },
    ],
    flow_types: { id: 1, name: '中考报名与录取', sort: 1 },
  });
});

describe('the lists of ids and names', () => {
  it.each([
    [
      'getStages',
      [
        [9, '高中'],
        [10, '初中'],
        [7, '小学'],
      ],
    ],
    [
      'getSubjects',
      [
        [1, '语文'],
        [2, '数学'],
        [3, '英语'],
        [4, '物理'],
      ],
    ],
    [
      'getSchoolTypes',
      [
        [1, '普通高中'],
        [2, '完全中学'],
      ],
    ],
    ['getFlowTypes', [[1, '中考报名与录取']]],
  ] as const)('%s returns them in the order of the row', async (operation, items) => {
    expect(await server.ask(operation)).toEqual(items.map(([id, name]) => ({ id, name })));
  });

  it('getClasses returns the grades, which articles call classes', async () => {
    const classes = await server.ask('getClasses');
    expect(classes.slice(0, 3)).toEqual([
      { id: 167, name: '高一' },
      { id: 168, name: '高二' },
      { id: 169, name: '高三' },
    ]);
    const { list } = await server.ask('listArticles', {
      body: { column_id: 27, classes: classes[2]?.id },
    });
    expect(list).toMatchObject([{ classes: 169 }]);
  });
});

describe('grades', () => {
  it('getGrades returns each with its stage', async () => {
    const grades = await server.ask('getGrades');
    expect(grades).toHaveLength(7);
    expect(grades).toContainEqual({ id: 164, pid: 10, name: '初一' });
  });

  it('getGradeGroups returns them by stage', async () => {
    const groups = await server.ask('getGradeGroups');
    expect(groups.map(({ name, children }) => [name, children.map((grade) => grade.name)])).toEqual([
      ['高中', ['高一', '高二', '高三']],
      ['初中', ['初一', '初二', '初三']],
      ['小学', ['一年级']],
    ]);
  });
});

describe('getSubjectsOfStage', () => {
  const ask = (query: Record<string, string>) => server.ask('getSubjectsOfStage', { query });

  it('returns the subjects of a stage, of the stage of a grade, or all', async () => {
    const ofPrimary = await ask({ stage: '7' });
    expect(ofPrimary).toEqual([
      { label: '语文', name: 1 },
      { label: '数学', name: 2 },
      { label: '英语', name: 3 },
    ]);
    expect(await ask({ stage: '158' })).toEqual(ofPrimary);
    expect(await ask({ stage: '' })).toHaveLength(4);
    expect(await ask({})).toHaveLength(4);
  });

  it('returns none for an unknown stage', async () => {
    expect(await ask({ stage: '999999' })).toEqual([]);
  });
});

it('getProvinces returns provinces with their cities', async () => {
  expect(await server.ask('getProvinces')).toEqual([
    { id: 11, name: '北京市', children: [] },
    { id: 33, name: '浙江省', children: [{ id: 3301, name: '杭州市' }] },
  ]);
});
