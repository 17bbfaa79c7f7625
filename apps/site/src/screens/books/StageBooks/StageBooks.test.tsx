import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireBook } from '../../../lib/samples/wire.js';
import { refusal, renderSite, searchFor, success, type SiteOptions } from '../../../test/site.js';
import { stageBooks } from './StageBooks.js';

const HighSchoolBooks = stageBooks('highSchoolBooks');

const CATEGORIES = [
  [17, '原创试卷'],
  [18, '校本考试'],
  [19, '同步'],
  [20, '工具'],
  [21, '其他'],
  [12, '新书上架'],
  [13, '名师推荐'],
  [14, '期末冲刺'],
  [15, '假期作业'],
  [16, '开学必备'],
] as const;

const server: SiteOptions['server'] = {
  '/api/book/get_category': () => success(CATEGORIES.map(([id, name]) => ({ id, name }))),
  '/api/book/index': ({ cate_id }) =>
    success({
      list: Array.from({ length: 6 }, (_, index) =>
        wireBook({ id: Number(cate_id) * 10 + index, title: `${String(cate_id)} 的书 ${String(index + 1)}` }),
      ),
      count: 28,
    }),
  '/api/common/get_grade_group': () =>
    success([
      { id: 9, name: '高中', children: [{ id: 167, name: '高一' }] },
      { id: 7, name: '小学', children: [{ id: 158, name: '一年级' }] },
    ]),
  '/api/common/home_comprehensive': () =>
    success({
      cards: [],
      stages: [{ id: 9, name: '高中', book_count: 102, categories: [] }],
      special: { title: '', descr: '', image: '', url: '' },
    }),
};

function open(Screen = HighSchoolBooks, address = paths.highSchoolBooks.path(), answers = server) {
  return renderSite(<Screen />, { address, server: answers });
}

function categoriesAskedFor({ calls }: ReturnType<typeof open>) {
  return calls.filter(({ path }) => path === '/api/book/index').map(({ params }) => params['cate_id']);
}

it('has the ten categories on four shelves: three pairs of tabs and four buttons, named by the server (spec: A2 stage tab pairs, A2 stage category buttons, A2 stage category ids)', async () => {
  open();
  await screen.findByRole('tab', { name: '新书上架' });
  const shelves = screen.getAllByRole('tablist').map((list) =>
    within(list)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  );
  expect(shelves).toEqual([
    ['新书上架', '名师推荐'],
    ['原创试卷', '校本考试', '同步', '工具'],
    ['期末冲刺', '假期作业'],
    ['开学必备', '其他'],
  ]);
});

for (const [name, Screen, gradeId] of [
  ['高中', HighSchoolBooks, 9],
  ['初中', stageBooks('middleSchoolBooks'), 10],
  ['小学', stageBooks('primarySchoolBooks'), 7],
] as const) {
  it(`asks for six books of ${name} in each category that is shown, and for no other (spec: A2 stage carousels six books, A9 page size stage, A9 stage filters)`, async () => {
    const { calls } = open(Screen);
    await screen.findByRole('link', { name: '12 的书 1' });
    const asked = calls.filter(({ path }) => path === '/api/book/index').map(({ params }) => params);
    expect(asked).toEqual(
      [12, 17, 14, 16].map((cate_id) => ({ grade_id: gradeId, cate_id, page: 1, psize: 6 })),
    );
  });
}

it('shows two books of a category and the spines of four (spec: A2 stage carousels two cards)', async () => {
  open();
  const shelf = within(await screen.findByRole('region', { name: '新书上架' }));
  expect(shelf.getAllByRole('link', { name: /的书/ }).map(({ textContent }) => textContent)).toEqual([
    '12 的书 1',
    '12 的书 2',
  ]);
  expect(shelf.getAllByRole('button', { name: /^抽出/ })).toHaveLength(4);
  expect(shelf.getByRole('link', { name: /28 种/ }).getAttribute('href')).toBe(
    paths.addedServices.href({ grade_id: 9, cate_id: 12 }),
  );
});

it('keeps the category of each shelf in the address, and opens a link as it was', async () => {
  const site = open(HighSchoolBooks, paths.highSchoolBooks.path({ cate_id: 19 }));
  fireEvent.click(await screen.findByRole('tab', { name: '名师推荐' }));
  expect(await screen.findByRole('link', { name: '13 的书 1' })).toBeVisible();
  expect(site.here()).toBe(`${paths.highSchoolBooks.pattern}?cate_id=13,19`);
  expect(categoriesAskedFor(site)).toEqual([12, 19, 14, 16, 13]);
  fireEvent.click(screen.getByRole('tab', { name: '原创试卷' }));
  fireEvent.click(screen.getByRole('tab', { name: '新书上架' }));
  expect(site.here()).toBe(paths.highSchoolBooks.pattern);
});

it('fetches a category under the pointer before it is chosen', async () => {
  const site = open();
  fireEvent.pointerEnter(await screen.findByRole('tab', { name: '其他' }));
  await waitFor(() => expect(categoriesAskedFor(site)).toContain(21));
  fireEvent.click(screen.getByRole('tab', { name: '其他' }));
  expect(await screen.findByRole('link', { name: '21 的书 1' })).toBeVisible();
  expect(categoriesAskedFor(site)).toHaveLength(5);
});

it('leads from the search to the books of the stage, and from a grade to those of the grade', async () => {
  const { here } = open();
  expect((await screen.findByRole('link', { name: '高一' })).getAttribute('href')).toBe(
    paths.addedServices.href({ grade_id: 167 }),
  );
  searchFor('真卷');
  expect(here()).toBe(`${paths.addedServices.pattern}?search=真卷&grade_id=9`);
});

it('shows a shelf whose books fail with its tabs, and the others with their books', async () => {
  open(HighSchoolBooks, undefined, {
    ...server,
    '/api/book/index': (params) =>
      params['cate_id'] === 12 ? refusal(500, '图书暂时取不到') : server['/api/book/index']?.(params),
  });
  expect(await screen.findByText('图书暂时取不到')).toBeVisible();
  expect(screen.getByRole('link', { name: '14 的书 1' })).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '名师推荐' }));
  expect(await screen.findByRole('link', { name: '13 的书 1' })).toBeVisible();
});
