import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { wirePaper } from '../../lib/samples/wire.js';
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
