import type { UserSession } from '@inkstone/api/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';

import { paths, type PathName } from '../../lib/config/paths.js';
import { wireActivity, wireDownload } from '../../lib/samples/own.js';
import { DOWNLOADS, EMPTY, MESSAGES, openOwnPage, TYPES } from '../../test/own-page.js';
import { refusal, success, type SiteOptions } from '../../test/site.js';
import { MyActivity } from './MyActivity/MyActivity.js';
import { MyBook } from './MyBook/MyBook.js';
import { MyCollection } from './MyCollection/MyCollection.js';
import { MyDownloads } from './MyDownloads/MyDownloads.js';
import { MyNotifications } from './MyNotifications/MyNotifications.js';
import { PersonalCenter } from './PersonalCenter/PersonalCenter.js';

const pages: [PathName, ComponentType, string][] = [
  ['personalCenter', PersonalCenter, 'B2.6 personalCenter login, B6 personal centre'],
  ['myBook', MyBook, 'B6 personal centre'],
  ['myDownloads', MyDownloads, 'B6 personal centre'],
  ['myCollection', MyCollection, 'B6 personal centre'],
  ['myActivity', MyActivity, 'B6 personal centre'],
  ['myNotifications', MyNotifications, 'B6 personal centre'],
];
for (const [name, Screen, spec] of pages) {
  it(`${name} sends a visitor to log in and asks nothing (spec: ${spec})`, async () => {
    const { calls, here } = openOwnPage(Screen, name, { visitor: true });
    expect(await screen.findByText('当前用户未登录')).toBeVisible();
    await waitFor(() => expect(here()).toBe(paths.nowLogin.pattern));
    expect(calls.filter(({ path }) => path.startsWith('/api/user'))).toEqual([]);
  });
}

it('personalCenter shows the owner, the bell with its number, and the way to the settings (spec: B2.6 personalCenter person, B2.6 personalCenter bell, B2.6 personalCenter settings, B2.6 personalCenter menu, A6 user personal centre)', async () => {
  const { container, logIn } = openOwnPage(PersonalCenter, 'personalCenter', {
    server: { '/api/message/unread_message': () => success({ count: 3 }) },
  });
  const plate = within(screen.getByRole('region', { name: '藏书票' }));
  expect(plate.getByText('林老师藏书')).toBeVisible();
  expect(await plate.findByRole('link', { name: /消息\s*3 条未读/ })).toBeVisible();
  expect(plate.getByRole('link', { name: '设置' }).getAttribute('href')).toBe(paths.personalInfor.href());
  const menu = within(screen.getByRole('navigation', { name: '个人中心' }));
  const pagesOfTheCentre = [
    'myBook',
    'myDownloads',
    'myCollection',
    'myActivity',
    'myNotifications',
  ] as const;
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(pagesOfTheCentre.map((name) => paths[name].href())),
  );

  act(() => logIn({ avatar: '/files/avatar.png' }));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/avatar.png');
});

const roles: [role: number, name: string][] = [
  [1, '学生'],
  [2, '家长'],
  [3, '教师'],
  [5, '商家'],
  // Any other role (Spec A 6).
  [6, '商家'],
];
for (const [role, name] of roles) {
  it(`personalCenter calls a person of role ${String(role)} ${name} (spec: A6 identity codes, B9 user roles)`, async () => {
    const { logIn } = openOwnPage(PersonalCenter, 'personalCenter');
    act(() => logIn({ user_role: role as UserSession['user_role'] }));
    const plate = within(await screen.findByRole('region', { name: '藏书票' }));
    expect(plate.getByText(name)).toBeVisible();
  });
}

it('the bell is blank at zero (spec: B2.6 personalCenter bell)', async () => {
  const { calls } = openOwnPage(PersonalCenter, 'personalCenter');
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/message/unread_message')).toBe(true));
  expect((await screen.findByRole('link', { name: '消息' })).textContent).toBe('消息');
});

it('logging out on a page of the centre leads home, with the drafts dropped (spec: B2.7 logout)', async () => {
  window.sessionStorage.setItem('inkstone:draft:x', '{}');
  const { backend, here } = openOwnPage(MyBook, 'myBook');
  fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(await screen.findByText('别处')).toBeVisible();
  expect(here()).toBe(paths.home.pattern);
  expect(screen.queryByText('当前用户未登录')).toBeNull();
  expect(backend.client.session.get()).toBeNull();
  expect(window.sessionStorage.getItem('inkstone:draft:x')).toBeNull();
});

const empties: [PathName, ComponentType, string, string][] = [
  ['myBook', MyBook, '暂无图书', 'B2.6 myBook empty'],
  ['myDownloads', MyDownloads, '暂无下载', 'B2.6 myDownloads empty'],
];
for (const [name, Screen, words, spec] of empties) {
  it(`${name} says ${words} (spec: ${spec})`, async () => {
    openOwnPage(Screen, name, { search: name === 'myDownloads' ? '?type=2' : '' });
    expect(await screen.findByText(words)).toBeVisible();
  });
}

it('myDownloads names its two tabs as the server does and asks for the chosen one (spec: B2.6 myDownloads tabs, B9 page size my pages)', async () => {
  const { calls } = openOwnPage(MyDownloads, 'myDownloads', {
    server: { '/api/user_favorites/type_list': () => success({ ...TYPES, 1: '卷子', 2: '书' }) },
  });
  fireEvent.click(await screen.findByRole('tab', { name: '书' }));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['卷子', '书']);
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === DOWNLOADS).map(({ params }) => params)).toEqual([
      { type: 1, page: 1, psize: 10 },
      { type: 2, page: 1, psize: 10 },
    ]),
  );
});

for (const { name, Screen, path, psize, spec } of [
  { name: 'myBook', Screen: MyBook, path: '/api/user/book_list', psize: 10, spec: 'my pages' },
  { name: 'myNotifications', Screen: MyNotifications, path: MESSAGES, psize: 10, spec: 'my pages' },
  {
    name: 'myActivity',
    Screen: MyActivity,
    path: '/api/user/activity_list',
    psize: 4,
    spec: 'activity favourites',
  },
] as const) {
  it(`${name} shows ${String(psize)} a page (spec: B9 page size ${spec})`, async () => {
    const { calls } = openOwnPage(Screen, name, { search: '?page=2' });
    await waitFor(() =>
      expect(calls.filter((call) => call.path === path).map(({ params }) => params)).toContainEqual({
        page: 2,
        psize,
      }),
    );
  });
}

it('myDownloads saves each file of a record, and shows how far it is (spec: B4 downloads)', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const { backend, calls } = openOwnPage(MyDownloads, 'myDownloads', {
    server: {
      [DOWNLOADS]: () => success({ list: [wireDownload(1)], count: 1 }),
      '/api/user/download_url': () => success({ url: '/files/1.pdf,/files/2.pdf' }),
    },
  });
  const next: (() => void)[] = [];
  const fetched = vi.spyOn(backend.client, 'downloadFile').mockImplementation(
    (url, { onProgress } = {}) =>
      new Promise((resolve) => {
        onProgress?.({ received: 50, total: 100, percent: 50 });
        next.push(() => resolve({ blob: new Blob(), name: url }));
      }),
  );
  const percent = () => screen.getByRole('progressbar', { name: /试卷1/ }).getAttribute('aria-valuenow');
  fireEvent.click(await screen.findByRole('button', { name: /^再次下载/ }));
  await waitFor(() => expect(percent()).toBe('25'));
  act(() => next[0]?.());
  await waitFor(() => expect(percent()).toBe('75'));
  act(() => next[1]?.());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(click).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/files/1.pdf', '/files/2.pdf']);
  expect(calls.find(({ path }) => path === '/api/user/download_url')?.params).toEqual({ id: 1 });
});

/** Eleven downloads, of which one can be deleted. */
function elevenDownloads(): SiteOptions['server'] {
  let ids = Array.from({ length: 11 }, (_, index) => index + 1);
  return {
    [DOWNLOADS]: ({ page }) => {
      const start = (Number(page) - 1) * 10;
      return success({ list: ids.slice(start, start + 10).map(wireDownload), count: ids.length });
    },
    '/api/user/download_del': ({ id }) => {
      ids = ids.filter((other) => other !== id);
      return success(null, '删除成功');
    },
  };
}

it('a deletion that empties the last page leads to the page before (spec: B8 prompt delete, B2.6 myDownloads pages)', async () => {
  const { here } = openOwnPage(MyDownloads, 'myDownloads', { search: '?page=2', server: elevenDownloads() });
  fireEvent.click(await screen.findByRole('button', { name: '删除：试卷11' }));
  expect(screen.getByText('是否删除该条数据？')).toBeVisible();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('删除成功')).toBeVisible();
  expect(await screen.findByRole('link', { name: '试卷1' })).toBeVisible();
  await waitFor(() => expect(here()).toBe(paths.myDownloads.pattern));
});

it('declining keeps the download and says so (spec: B8 declined)', async () => {
  const { calls } = openOwnPage(MyDownloads, 'myDownloads', { search: '?page=2', server: elevenDownloads() });
  fireEvent.click(await screen.findByRole('button', { name: '删除：试卷11' }));
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText('已取消删除')).toBeVisible();
  expect(screen.getByRole('link', { name: '试卷11' })).toBeVisible();
  expect(calls.some(({ path }) => path === '/api/user/download_del')).toBe(false);
});

const works = [
  { status: -1, again: true, rejected: true, spec: 'B4 work rejected, B8 work rejected' },
  { status: 0, again: true, rejected: false, spec: 'B4 work student' },
  { status: 1, again: false, rejected: false, spec: 'B4 work approved' },
  { status: -1, ended: true, again: true, rejected: true, spec: 'B4 work rejected' },
  { status: 0, ended: true, again: false, rejected: false, spec: 'B4 work student' },
] as const;
for (const { status, again, rejected, spec, ...activity } of works) {
  const ended = 'ended' in activity;
  it(`a work with status ${String(status)}${ended ? ' after the end' : ''} ${again ? 'can' : 'cannot'} be sent again (spec: B2.6 myActivity, B2.1 myActivity, ${spec})`, async () => {
    const joined = wireActivity({ status, ...(ended && { end_time: 1 }) });
    openOwnPage(MyActivity, 'myActivity', {
      server: { '/api/user/activity_list': () => success({ list: [joined], count: 1 }) },
    });
    expect(await screen.findByRole('link', { name: '查看作品' })).toBeVisible();
    expect(screen.getByRole('button', { name: '下载' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '重新上传' }) !== null).toBe(again);
    expect(screen.queryByText('作品审核未通过，请重新上传文件！') !== null).toBe(rejected);
  });
}

it('a teacher adds the file that is missing (spec: B4 work teacher)', async () => {
  openOwnPage(MyActivity, 'myActivity', {
    server: {
      '/api/user/activity_list': () =>
        success({ list: [wireActivity({ activity_type: 1, files: '' })], count: 1 }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '上传文件' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('link', { name: '查看附件' })).toBeNull();
});

it('a list that cannot be fetched says why and offers another try', async () => {
  let fails = true;
  openOwnPage(MyBook, 'myBook', {
    server: {
      '/api/user/book_list': () => (fails ? refusal(500, '服务暂不可用') : success(EMPTY)),
    },
  });
  expect(await screen.findByText('服务暂不可用')).toBeVisible();
  const again = await screen.findByRole('button', { name: '重试' });
  fails = false;
  fireEvent.click(again);
  expect(await screen.findByText('暂无图书')).toBeVisible();
});
