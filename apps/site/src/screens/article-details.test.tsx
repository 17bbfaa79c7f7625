import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths, type PathName } from '../lib/config/paths.js';
import { wireArticle, wireBook, wireSummary } from '../lib/samples/wire.js';
import { loadScreen } from '../app/screens.js';
import { Screens } from '../app/router.js';
import { renderSite, success } from '../test/site.js';

async function open(name: PathName, differences = {}) {
  const address = `${paths[name].pattern}?id=7`;
  await loadScreen(address);
  const site = renderSite(<Screens />, {
    address,
    server: {
      '/api/article/info': () => success(wireArticle(differences)),
      '/api/article/index': ({ column_id }) =>
        success({
          list: Array.from({ length: 6 }, (_, index) =>
            wireSummary({
              id: 9 + index,
              column_id: Number(column_id),
              title: index === 0 ? '旁边的一篇' : `旁边的另外一篇 ${String(index)}`,
            }),
          ),
          count: 6,
        }),
      '/api/common/recommend_products': () => success({ list: [], count: 0 }),
      '/api/recommended/index': () =>
        success({
          list: [{ ...wireBook({ id: 5 }), image: '', description: '', content_type: 2 }],
          count: 1,
        }),
      '/api/user_favorites/add': () => success(null, '收藏成功'),
      '/api/user_favorites/cancel': () => success(null, '已取消收藏'),
    },
  });
  await screen.findByRole('heading', { level: 1, name: '先问三个问题' });
  return site;
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const pages: [name: PathName, spec: string][] = [
  ['researchDetails', 'B2.1 researchDetails article, B2.1 researchDetails neighbours'],
  ['activityDetails', 'B2.1 activityDetails neighbours, B2.1 activityDetails favourite'],
  ['projectAchievementsDetails', 'B2.1 projectAchievementsDetails neighbours'],
  ['cooperatePlate', 'B2.1 cooperatePlate'],
  ['collaborativeMediaDetails', 'B2.1 collaborativeMediaDetails favourite'],
  ['fundingDetails', 'B2 pages under layout list'],
  ['KnowledgeDetails', 'B2.2 KnowledgeDetails favourite, B2.2 KnowledgeDetails neighbours'],
  ['worksDisplayDetails', 'B2.2 worksDisplayDetails neighbours'],
  ['thematicDetails', 'B2 pages under layout list'],
  ['joinUsDetails', 'B2.5 joinUsDetails'],
  ['enterpriseDetails', 'B2.5 enterpriseDetails'],
  ['parentChildGardenDetails', 'B2.3 parentChildGardenDetails'],
  ['checkTheProcessDetails', 'B2.3 checkTheProcessDetails'],
];

// In a loop, because `each` shortens what it fills into a title.
for (const [name, spec] of pages) {
  it(`${name} shows an article with favourite and its neighbours (spec: ${spec})`, async () => {
    await open(name);
    expect(screen.getByText('正文', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('button', { name: '加入收藏' })).toBeVisible();
    expect(href('上一篇的题目')).toBe(`#${paths[name].pattern}?id=6`);
    expect(href('下一篇的题目')).toBe(`#${paths[name].pattern}?id=8`);
  });
}

it('keeps the text size that was chosen for the next article', async () => {
  const { unmount, container } = await open('KnowledgeDetails');
  fireEvent.click(screen.getByRole('button', { name: '大' }));
  expect(container.querySelector('[data-size]')?.getAttribute('data-size')).toBe('large');
  unmount();
  await open('researchDetails');
  expect(screen.getByRole('button', { name: '大' }).getAttribute('aria-pressed')).toBe('true');
  localStorage.clear();
});

const collectable: [name: PathName, type: number, spec: string][] = [
  ['researchDetails', 3, 'B4 favourite add, B8 success favourite'],
  ['KnowledgeDetails', 3, 'B2.2 KnowledgeDetails favourite'],
  ['worksDisplayDetails', 3, 'B4 favourite add'],
  ['activityDetails', 4, 'B4 favourite activity type'],
  ['thematicDetails', 4, 'B4 favourite activity type'],
  ['onlineDetails', 5, 'B4 favourite course type, B2.2 onlineDetails favourite'],
];

for (const [name, type, spec] of collectable) {
  it(`${name} is collected as type ${String(type)} (spec: ${spec})`, async () => {
    const site = await open(name, { content_type: type });
    act(site.logIn);
    fireEvent.click(await screen.findByRole('button', { name: '加入收藏' }));
    expect(await screen.findByText('收藏成功')).toBeVisible();
    const added = site.calls.filter(({ path }) => path === '/api/user_favorites/add');
    expect(added.map(({ params }) => params)).toEqual([{ type, content_id: 7 }]);
  });
}

it('takes an article out of the favourites (spec: B4 favourite cancel)', async () => {
  const site = await open('KnowledgeDetails', { is_collect: 1 });
  act(site.logIn);
  fireEvent.click(await screen.findByRole('button', { name: '取消收藏' }));
  expect(await screen.findByText('已取消收藏')).toBeVisible();
  const cancelled = site.calls.filter(({ path }) => path === '/api/user_favorites/cancel');
  expect(cancelled.map(({ params }) => params)).toEqual([{ type: 3, content_id: 7 }]);
});

it('researchDetails has a join button, what came of the project, and ten new books at most (spec: B2.1 researchDetails join, B2.1 researchDetails results, B2.1 researchDetails new books, B9 page size recommended lists)', async () => {
  const { calls } = await open('researchDetails', {
    end_time: Date.now() / 1000 + 3600,
    activity_results: [{ id: 9, title: '十一稿', column_id: 40 }],
  });
  expect(screen.getAllByRole('button', { name: '我要加入' })).not.toEqual([]);
  const results = within(screen.getByRole('region', { name: '活动成果' }));
  expect(results.getByRole('link', { name: '十一稿' }).getAttribute('href')).toBe(
    paths.projectAchievementsDetails.href({ id: 9 }),
  );
  const books = within(screen.getByRole('region', { name: '新书' }));
  expect((await books.findByRole('link', { name: /图书5/ })).getAttribute('href')).toBe(
    paths.booksDetails.href({ id: 5 }),
  );
  const recommended = calls.filter(({ path }) => path === '/api/recommended/index');
  expect(recommended.map(({ params }) => params)).toEqual([
    { column_key: 'new_book', keyword: '新书', page: '1', psize: '10' },
  ]);
});

it('collaborativeMediaDetails names the way to it (spec: B2.1 collaborativeMediaDetails breadcrumb)', async () => {
  await open('collaborativeMediaDetails');
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.slice(0, 4)).toEqual(['首页', '教师助手', '教研合作媒体', '正文']);
});

it('joinUsDetails leads back to the tab of the open positions', async () => {
  await open('joinUsDetails');
  expect(href('诚聘英才')).toBe(paths.walkIntroTianLi.href({ text: '诚聘英才' }));
});

it.each([
  {
    name: 'projectAchievementsDetails' as const,
    kind: '教师活动',
    type: 1,
    spec: 'B2.1 projectAchievementsDetails article',
  },
  {
    name: 'worksDisplayDetails' as const,
    kind: '学生活动',
    type: 2,
    spec: 'B2.2 worksDisplayDetails facts',
  },
])('$name says of which activity it came (spec: $spec)', async ({ name, kind, type }) => {
  const column_id = type === 1 ? 25 : 28;
  const activity = { id: 3, column_id, title: '情境题工作坊', image: '', activity_type: type };
  await open(name, { activity, activity_type: type, tags: [{ name: '命题' }] });
  expect(screen.getByText(kind)).toBeVisible();
  expect(href('情境题工作坊')).toContain('?id=3');
  expect(screen.getByText('命题')).toBeVisible();
  expect(screen.getByText('2026-11-01')).toBeVisible();
  expect(screen.getByText(/砚田教育$/, { selector: 'span' })).toBeVisible();
  expect(screen.getByText('正文', { selector: 'p' })).toBeVisible();
});

it.each([
  { name: 'KnowledgeDetails' as const, title: '大家还学习了' },
  { name: 'projectAchievementsDetails' as const, title: '热门活动' },
  { name: 'worksDisplayDetails' as const, title: '热门活动' },
])(
  '$name has the side list $title (spec: B2.2 KnowledgeDetails others, B2.1 projectAchievementsDetails hot, B2.2 worksDisplayDetails hot, B9 page size side lists)',
  async ({ name, title }) => {
    await open(name);
    const side = within(await screen.findByRole('region', { name: title }));
    expect(await side.findByRole('link', { name: '旁边的一篇' })).toBeVisible();
    expect(side.getAllByRole('link', { name: /^旁边的/ })).toHaveLength(4);
  },
);
