import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { toListedPaper } from '../../lib/models/catalogue.js';
import { wireFoundPaper, wirePaper } from '../../lib/samples/wire.js';
import { chosenPapers } from '../../lib/session/chosen-papers.js';
import { renderSite, searchFor, success, type Call, type SiteOptions } from '../../test/site.js';
import { ListenBig } from './ListenBig/ListenBig.js';

const LIST = '/api/exam/list';

const properties = {
  grade: [{ label: '高三', name: 169 }],
  subject: [{ label: '数学', name: 2 }],
  address: [{ label: '澳门', name: 82 }],
  type: [{ label: '期中考试', name: 3 }],
  year: [{ label: '2026', name: 2026 }],
};

function open(query = '', server: SiteOptions['server'] = {}, owner = true) {
  return renderSite(<ListenBig />, {
    address: `${paths.listenBig.pattern}${query}`,
    owner,
    server: {
      '/api/exam/property_list': () => success(properties),
      [LIST]: () => success({ list: [wirePaper({ id: 5, title: '期中数学试卷' })], count: 20 }),
      ...server,
    },
  });
}

const asked = (calls: readonly Call[]) =>
  calls.filter(({ path, params }) => path === LIST && params['psize'] === 8).at(-1)?.params;

it('opens as its link says, 8 papers a page, each with a way to it (spec: A2 listenBig query, A2 listenBig pages, A2 listenBig row view, A9 page size papers)', async () => {
  const { calls } = open(
    '?search=几何&grade_id=169&subject_id=2&address_id=82&type_id=3&year_id=2026&is_new=1&page=2',
  );
  const link = await screen.findByRole('link', { name: '期中数学试卷' });
  expect(link.getAttribute('href')).toBe(paths.topicSubjectDetails.href({ id: 5 }));
  expect(screen.getByText('查看')).toBeVisible();
  expect(asked(calls)).toEqual({
    search: '几何',
    grade_id: 169,
    subject_id: 2,
    address_id: 82,
    type_id: 3,
    year_id: 2026,
    is_new: 1,
    page: 2,
    psize: 8,
  });
});

it('reads out the conditions as a sentence, in which each can be removed (spec: A2 listenBig filters)', async () => {
  const { here } = open('?grade_id=169&year_id=2026&page=2');
  fireEvent.click(await screen.findByRole('button', { name: '年级：高三，去掉' }));
  expect(here()).toBe(paths.listenBig.path({ year_id: 2026 }));
  expect(screen.getByRole('button', { name: '年级：各年级，选择' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '地区：各地，选择' }));
  expect(document.activeElement?.closest('[role="group"]')?.textContent).toContain('澳门');
  for (const label of ['年级', '学科', '地区', '类型', '年份']) {
    expect(screen.getByRole('group', { name: label })).toBeVisible();
  }
});

it('forgets the subject with another grade, and goes back to page 1 (spec: A4 grade resets subject, A4 filter reloads page 1)', async () => {
  const { here } = open('?subject_id=2&page=2');
  fireEvent.click(await within(await screen.findByRole('group', { name: '年级' })).findByText('高三'));
  expect(here()).toBe(paths.listenBig.path({ grade_id: 169 }));
});

it('ticks 最新上传 or 下载最多, or neither (spec: A2 listenBig query, A2 listenBig checkboxes, A4 newest or most downloaded, A4 filter reloads page 1)', async () => {
  const { calls } = open('?is_recommended=1&page=2');
  const newest = await screen.findByRole<HTMLInputElement>('checkbox', { name: '最新上传' });
  const most = screen.getByRole<HTMLInputElement>('checkbox', { name: '下载最多' });
  expect(asked(calls)).toEqual({ is_recommended: 1, page: 2, psize: 8 });
  expect([newest.checked, most.checked]).toEqual([false, true]);
  fireEvent.click(newest);
  expect([newest.checked, most.checked]).toEqual([true, false]);
  await waitFor(() => expect(asked(calls)).toEqual({ is_new: 1, page: 1, psize: 8 }));
  fireEvent.click(newest);
  expect([newest.checked, most.checked]).toEqual([false, false]);
});

it('searches by keyword (spec: A2 listenBig search, A5 exam keyword)', async () => {
  const { here } = open('?grade_id=169');
  await screen.findByRole('searchbox');
  searchFor('立体几何');
  expect(here()).toBe(`${paths.listenBig.pattern}?search=立体几何&grade_id=169`);
  expect(screen.getByRole('button', { name: '标题含“立体几何”的，去掉' })).toBeVisible();
});

it('says where there are papers when none meets all conditions (spec: A2 listenBig empty)', async () => {
  const { here } = open('?grade_id=169&address_id=82', {
    [LIST]: ({ grade_id, address_id }) =>
      success({ list: [], count: grade_id !== undefined && address_id !== undefined ? 0 : 8 }),
  });
  expect(await screen.findByText('没有符合条件的试卷')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: /澳门\s*去掉地区，有 8 份/ }));
  expect(here()).toBe(paths.listenBig.path({ grade_id: 169 }));
});

it('adds a row to the favourites, and shows the message of the server (spec: A2 listenBig row favourite, A7 exam favourite)', async () => {
  const { calls } = open('', { '/api/user_favorites/add': () => success(null, '收藏成功') });
  const row = await screen.findByRole('article');
  fireEvent.click(within(row).getByRole('button', { name: /收藏/ }));
  expect(await screen.findByText('收藏成功')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/user_favorites/add')?.params).toEqual({
    type: 1,
    content_id: 5,
  });
});

it('says that the connection was lost (spec: A8 network)', async () => {
  open('', {
    '/api/user_favorites/add': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  const row = await screen.findByRole('article');
  fireEvent.click(within(row).getByRole('button', { name: /收藏/ }));
  expect(await screen.findByText('网络连接失败，请检查网络后再试')).toBeVisible();
});

const FIND = '/api/exam/find';
const few = { [LIST]: () => success({ list: [wirePaper({ id: 5 })], count: 3 }) };

it('finds what is written in papers below few titles, and leads to the page', async () => {
  const { calls } = open('?search=运动&grade_id=169&is_new=1', {
    ...few,
    [FIND]: ({ page }) => success({ list: [wireFoundPaper({ id: 7 + Number(page) })], count: 46, fewer: [] }),
  });
  const band = await screen.findByRole('region', { name: '在试卷里' });
  const place = await within(band).findByRole('link', { name: /下列关于匀变速直线运动.*第 2 页/ });
  expect(place.getAttribute('href')).toBe(paths.topicSubjectDetails.href({ id: 8, page: 2, find: '运动' }));
  expect(within(band).getByText('46 份')).toBeVisible();
  expect(within(band).getByText(/没有登录时，只找每份试卷能看的几页|已登录，整份都找/)).toBeVisible();
  expect(calls.find(({ path }) => path === FIND)?.params).toEqual({
    search: '运动',
    grade_id: 169,
    page: 1,
    psize: 20,
  });
  fireEvent.click(within(band).getByRole('button', { name: '再看 20 份' }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === FIND).at(-1)?.params).toMatchObject({ page: 2 }),
  );
});

it('searches inside papers for a sentence, but not for a word of many titles', async () => {
  const find = () => success({ list: [], count: 0, fewer: ['直线运动'] });
  const { calls } = open('?search=直线', { [FIND]: find });
  await screen.findByRole('article');
  expect(calls.some(({ path }) => path === FIND)).toBe(false);
  searchFor('匀变速直线运动');
  expect(await screen.findByText('试卷里没有这句话')).toBeVisible();
  expect(screen.getByRole('link', { name: '直线运动' }).getAttribute('href')).toBe(
    paths.listenBig.href({ search: '直线运动' }),
  );
});

it('has no band where the backend does not search papers, and says what cannot be sought', async () => {
  const { calls } = open('?search=运动', { ...few, [FIND]: () => new Response('', { status: 404 }) });
  await waitFor(() => expect(calls.some(({ path }) => path === FIND)).toBe(true));
  await waitFor(() => expect(screen.queryByRole('region', { name: '在试卷里' })).toBeNull());
  searchFor('……！？');
  expect(await screen.findByText(/标点和表情没有字可找/)).toBeVisible();
});

it('folds the filters into a line where a keyword is set, and unfolds them at a press', async () => {
  open('?search=几何');
  fireEvent.click(await screen.findByRole('button', { name: /^筛选/ }));
  expect(screen.getByRole('group', { name: '年级' })).toBeVisible();
  expect(document.activeElement?.closest('[role="group"]')).toBe(screen.getByRole('group', { name: '年级' }));
});

it('lets a visitor choose several papers: the login comes with the download, and the choice survives it', async () => {
  const row = (id: number) => wirePaper({ id, title: `试卷${String(id)}` });
  const { here, calls } = open(
    '',
    {
      [LIST]: () => success({ list: [row(5), row(6)], count: 2 }),
      '/api/exam/sizes': () =>
        success([
          { id: 5, size: 3 * 2 ** 20, pages: 8 },
          { id: 6, size: 2 ** 20, pages: 4 },
        ]),
    },
    false,
  );
  fireEvent.click(await screen.findByRole('button', { name: '选多份' }));
  for (const title of ['试卷5', '试卷6'])
    fireEvent.click(await screen.findByRole('checkbox', { name: title }));
  expect(await screen.findByText('已选 2 份')).toBeVisible();
  expect(await screen.findByText('共 12 页')).toBeVisible();
  expect(screen.getByText('约 4.0 MB')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '打包下载' }));
  expect(here()).toBe(paths.nowLogin.path());
  expect(calls.some(({ path }) => path === '/api/exam/bundle')).toBe(false);
  expect(chosenPapers.read()?.papers.map(({ id }) => id)).toEqual([5, 6]);
});

it('makes a list to print of the chosen papers, in the order that is wanted', async () => {
  chosenPapers.write({
    papers: [5, 6].map((id) => ({ ...toListedPaper(wirePaper({ id, title: `试卷${String(id)}` })) })),
  });
  open('', {
    [LIST]: () => success({ list: [wirePaper({ id: 5, title: '试卷5' })], count: 1 }),
    '/api/exam/show_file': ({ id }) => success({ url: `/files/${String(id)}.pdf`, page_counts: [7] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '排打印清单' }));
  expect(await screen.findByText('约 9 张 A4。总是白纸黑字。')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '下移：试卷5' }));
  const list = screen.getByRole('list', { name: '要打印的试卷' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.slice(0, 4)),
  ).toEqual(['1试卷6', '2试卷5']);
  fireEvent.click(screen.getByRole('button', { name: /^回到选好的/ }));
  expect(await screen.findByRole('checkbox', { name: '试卷5' })).toBeChecked();
});
