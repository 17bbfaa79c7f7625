import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths, type PathName } from '../lib/config/paths.js';
import { wireSummary } from '../lib/samples/wire.js';
import { loadScreen } from '../app/screens.js';
import { Screens } from '../app/router.js';
import { renderSite, searchFor, success } from '../test/site.js';

const LIST = '/api/article/index';

async function open(name: PathName, query = '') {
  const address = `${paths[name].pattern}${query}`;
  await loadScreen(address);
  return renderSite(<Screens />, {
    address,
    server: {
      [LIST]: ({ column_id }) => {
        const column = Number(column_id);
        return success({
          list: [wireSummary({ column_id: column, title: `栏目${String(column)}` })],
          count: 30,
        });
      },
      '/api/config/get_stage': () => success([{ id: 9, name: '高中' }]),
      '/api/common/subject_list': ({ stage }) =>
        success([{ label: stage === undefined ? '语文' : '物理', name: 4 }]),
      '/api/article/keyword_list': ({ stage_id }) =>
        success([{ keyword: stage_id === undefined ? '命题' : '学情', id: 5 }]),
      '/api/article/theme_list': () => success([{ id: 3, name: '阅读' }]),
      '/api/article/online_class': () => success({ 169: '高三' }),
      '/api/article/online_subject': () => success({ 2: '数学' }),
    },
  });
}

/** The column of each list, its articles on a page, what they open, and the statements that this proves. */
const lists: [name: PathName, column: number, size: number, opens: PathName, spec: string][] = [
  [
    'research',
    24,
    4,
    'researchDetails',
    'B2.1 research list, B2.1 research opens, B9 page size research, B9 column research',
  ],
  [
    'teachingActivities',
    25,
    4,
    'activityDetails',
    'B2.1 teachingActivities list, B2.1 teachingActivities opens, B9 page size teachingActivities',
  ],
  [
    'projectAchievements',
    40,
    8,
    'projectAchievementsDetails',
    'B2.1 projectAchievements list, B9 page size projectAchievements',
  ],
  ['fundingPublicWelfareProjects', 46, 8, 'fundingDetails', 'B2 pages under layout list'],
  ['studentWorldList', 26, 8, 'KnowledgeDetails', 'B2.2 studentWorldList, B9 page size studentWorldList'],
  [
    'KnowledgeDrivenGoods',
    26,
    8,
    'KnowledgeDetails',
    'B2.2 KnowledgeDrivenGoods, B9 page size KnowledgeDrivenGoods, B9 column knowledge',
  ],
  ['worksDisplay', 29, 8, 'worksDisplayDetails', 'B2.2 worksDisplay list, B9 page size worksDisplay'],
  [
    'thematicActivities',
    28,
    4,
    'thematicDetails',
    'B2.2 thematicActivities list, B2.2 thematicActivities opens, B9 page size thematicActivities',
  ],
  ['onlineLearning', 27, 9, 'onlineDetails', 'B2.2 onlineLearning list, B9 page size onlineLearning'],
  [
    'parentChildGarden',
    34,
    4,
    'parentChildGardenDetails',
    'B2.3 parentChildGarden, B9 page size parentChildGarden',
  ],
  [
    'checkTheProcessList',
    31,
    8,
    'checkTheProcessDetails',
    'B2.3 checkTheProcessList, B9 page size checkTheProcessList',
  ],
];

// In a loop, because `each` shortens what it fills into a title.
for (const [name, column, size, opens, spec] of lists) {
  it(`${name} lists column ${String(column)}, ${String(size)} a page, whose items open ${opens} (spec: ${spec})`, async () => {
    const { calls } = await open(name, '?page=2');
    const link = await screen.findByRole('link', { name: `栏目${String(column)}` });
    expect(link.getAttribute('href')).toBe(`#/layout/list/${opens}?id=7`);
    expect(calls.find(({ path }) => path === LIST)?.params).toMatchObject({
      column_id: column,
      page: 2,
      psize: size,
    });
  });
}

const searched: [name: PathName, spec: string][] = [
  ['research', 'B2.1 research list'],
  ['teachingActivities', 'B2.1 teachingActivities list'],
  ['studentWorldList', 'B2.2 studentWorldList'],
  ['KnowledgeDrivenGoods', 'B2.2 KnowledgeDrivenGoods'],
  ['parentChildGarden', 'B2.3 parentChildGarden'],
  ['checkTheProcessList', 'B2.3 checkTheProcessList'],
];
for (const [name, spec] of searched) {
  it(`${name} can be searched (spec: ${spec})`, async () => {
    const { calls } = await open(name, '?page=2');
    await screen.findByRole('link', { name: /^栏目/ });
    searchFor('方程');
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === LIST).at(-1)?.params).toMatchObject({
        search: '方程',
        page: 1,
      }),
    );
  });
}

it('studentWorldList searches the works too', async () => {
  const { calls } = await open('studentWorldList', '?search=方程');
  fireEvent.click(await screen.findByRole('tab', { name: '作品展示' }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === LIST).at(-1)?.params).toMatchObject({
      column_id: 29,
      search: '方程',
    }),
  );
});

it('another stage brings its own subjects and keywords, and clears the chosen ones (spec: B4 filter grade, B2.1 projectAchievements filters)', async () => {
  const { calls } = await open('projectAchievements', '?subject=4&keyword=5');
  const stages = within(await screen.findByRole('group', { name: '学段' }));
  for (const label of ['学科', '关键字']) expect(screen.getByRole('group', { name: label })).toBeVisible();
  const first = calls.find(({ path, params }) => path === LIST && params['column_id'] === 40);
  expect(first?.params).toMatchObject({ subject: 4, keyword: 5 });
  fireEvent.click(await stages.findByRole('button', { name: '高中' }));
  expect(await screen.findByRole('button', { name: '物理' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '学情' })).toBeVisible();
  const last = calls.filter(({ path, params }) => path === LIST && params['column_id'] === 40).at(-1);
  expect(last?.params).toMatchObject({ activity_grade: 9 });
  expect(last?.params).not.toHaveProperty('subject');
  expect(last?.params).not.toHaveProperty('keyword');
});

it('works are filtered by stage and theme (spec: B2.2 worksDisplay filters)', async () => {
  const { calls } = await open('worksDisplay', '?activity_grade=9');
  fireEvent.click(await screen.findByRole('button', { name: '阅读' }));
  await waitFor(() => {
    const last = calls.filter(({ path, params }) => path === LIST && params['column_id'] === 29).at(-1);
    expect(last?.params).toMatchObject({ activity_grade: 9, theme: 3 });
  });
});

it('courses are filtered by grade and subject (spec: B2.2 onlineLearning filters)', async () => {
  const { calls } = await open('onlineLearning', '?classes=169');
  fireEvent.click(await screen.findByRole('button', { name: '数学' }));
  await waitFor(() => {
    const last = calls.filter(({ path }) => path === LIST).at(-1);
    expect(last?.params).toMatchObject({ column_id: 27, classes: 169, subject: 2 });
  });
});

it.each([
  { name: 'projectAchievements' as const, column: 25, page: 'activityDetails' },
  { name: 'worksDisplay' as const, column: 28, page: 'thematicDetails' },
])(
  'the hot activities of $name open $page (spec: B2.1 projectAchievements hot, B2.2 worksDisplay hot, B2.2 thematicDetails from images, B9 page size recommended lists)',
  async ({ name, column, page }) => {
    const { calls } = await open(name);
    const link = await screen.findByRole('link', { name: `栏目${String(column)}` });
    expect(link.getAttribute('href')).toBe(`#/layout/list/${page}?id=7`);
    expect(calls.find(({ params }) => params['column_id'] === column)?.params).toMatchObject({
      is_hot: 1,
      page: 1,
      psize: 10,
    });
  },
);
