import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';

import { paths, type PathName } from '../../config/paths.js';
import { wireActivity, wireDownload, wireFavourite, wireMessage } from '../../samples/own.js';
import { openDialogs } from '../../test/dialogs.js';
import { refusal, renderSite, success, type SiteOptions } from '../../test/site.js';
import { MyActivity } from './MyActivity/MyActivity.js';
import { MyBook } from './MyBook/MyBook.js';
import { MyCollection } from './MyCollection/MyCollection.js';
import { MyDownloads } from './MyDownloads/MyDownloads.js';
import { MyNotifications } from './MyNotifications/MyNotifications.js';
import { PersonalCenter } from './PersonalCenter/PersonalCenter.js';

const DOWNLOADS = '/api/user/download_list';
const FAVOURITES = '/api/user_favorites/index';
const MESSAGES = '/api/message/index';
const TYPES = { 1: '试题资源', 2: '图书', 3: '文章', 4: '活动', 5: '在线课程' };
const EMPTY = { list: [], count: 0 };

beforeAll(openDialogs);

let query = '';

function Address() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    query = `${pathname}${search}`;
  });
  return null;
}

/** Opens a page of the centre as its owner, or as a visitor. */
function open(
  Screen: ComponentType,
  name: PathName,
  {
    search = '',
    visitor = false,
    server = {},
  }: { search?: string; visitor?: boolean; server?: SiteOptions['server'] } = {},
) {
  function Start() {
    return (
      <Routes>
        <Route path={paths[name].pattern} element={<Screen />} />
        <Route path="*" element={<p>别处</p>} />
      </Routes>
    );
  }
  return renderSite(
    <>
      <Address />
      <Start />
    </>,
    {
      address: `${paths[name].pattern}${search}`,
      server: {
        '/api/message/unread_message': () => success({ count: 0 }),
        '/api/user_favorites/type_list': () => success(TYPES),
        '/api/user/book_list': () => success(EMPTY),
        '/api/user/activity_list': () => success(EMPTY),
        [DOWNLOADS]: () => success(EMPTY),
        [FAVOURITES]: () => success(EMPTY),
        [MESSAGES]: () => success(EMPTY),
        ...server,
      },
      ...(visitor ? {} : { owner: true }),
    },
  );
}

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
    const { calls } = open(Screen, name, { visitor: true });
    expect(await screen.findByText('当前用户未登录')).toBeDefined();
    expect(query).toBe(paths.nowLogin.pattern);
    expect(calls.filter(({ path }) => path.startsWith('/api/user'))).toEqual([]);
  });
}

it('personalCenter shows the owner, the bell with its number, and the way to the settings (spec: B2.6 personalCenter person, B2.6 personalCenter bell, B2.6 personalCenter settings, B2.6 personalCenter menu)', async () => {
  open(PersonalCenter, 'personalCenter', {
    server: { '/api/message/unread_message': () => success({ count: 3 }) },
  });
  const plate = within(screen.getByRole('region', { name: '藏书票' }));
  expect(plate.getByText('林老师藏书')).toBeDefined();
  expect(await plate.findByRole('link', { name: /消息\s*3 条未读/ })).toBeDefined();
  expect(plate.getByRole('link', { name: '设置' }).getAttribute('href')).toBe(paths.personalInfor.href());
  const menu = within(screen.getByRole('navigation', { name: '个人中心' }));
  expect(menu.getByRole('link', { name: /我的收藏/ }).getAttribute('href')).toBe(paths.myCollection.href());
});

it('the bell is blank at zero', async () => {
  const { calls } = open(PersonalCenter, 'personalCenter');
  await waitFor(() => {
    expect(calls.some(({ path }) => path === '/api/message/unread_message')).toBe(true);
  });
  expect((await screen.findByRole('link', { name: '消息' })).textContent).toBe('消息');
});

it('logging out on a page of the centre leads home, with the drafts dropped (spec: B2.7 logout)', async () => {
  window.sessionStorage.setItem('inkstone:draft:x', '{}');
  const { backend } = open(MyBook, 'myBook');
  fireEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  expect(await screen.findByText('别处')).toBeDefined();
  expect(query).toBe(paths.home.pattern);
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
    open(Screen, name, { search: name === 'myDownloads' ? '?type=2' : '' });
    expect(await screen.findByText(words)).toBeDefined();
  });
}

it('myDownloads names its two tabs as the server does and asks for the chosen one (spec: B2.6 myDownloads tabs, B9 page size my pages)', async () => {
  const { calls } = open(MyDownloads, 'myDownloads', {
    server: { '/api/user_favorites/type_list': () => success({ ...TYPES, 1: '卷子', 2: '书' }) },
  });
  fireEvent.click(await screen.findByRole('tab', { name: '书' }));
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['卷子', '书']);
  await waitFor(() => {
    expect(calls.filter(({ path }) => path === DOWNLOADS).map(({ params }) => params)).toEqual([
      { type: 1, page: 1, psize: 10 },
      { type: 2, page: 1, psize: 10 },
    ]);
  });
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
  open(MyDownloads, 'myDownloads', { search: '?page=2', server: elevenDownloads() });
  fireEvent.click(await screen.findByRole('button', { name: '删除：试卷11' }));
  expect(screen.getByText('是否删除该条数据？')).toBeDefined();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('删除成功')).toBeDefined();
  expect(await screen.findByText('试卷1')).toBeDefined();
  await waitFor(() => {
    expect(query).toBe(paths.myDownloads.pattern);
  });
});

it('declining keeps the download and says so (spec: B8 declined)', async () => {
  const { calls } = open(MyDownloads, 'myDownloads', { search: '?page=2', server: elevenDownloads() });
  fireEvent.click(await screen.findByRole('button', { name: '删除：试卷11' }));
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText('已取消删除')).toBeDefined();
  expect(screen.getByText('试卷11')).toBeDefined();
  expect(calls.some(({ path }) => path === '/api/user/download_del')).toBe(false);
});

const sizes = [10, 8, 10, 4, 6];
for (const [index, psize] of sizes.entries()) {
  const type = index + 1;
  const spec = [`B2.6 myCollection type ${String(type)}`, 'B2.6 myCollection tabs'].join(', ');
  it(`tab ${String(type)} of myCollection asks for ${String(psize)} of its type (spec: ${spec})`, async () => {
    const { calls } = open(MyCollection, 'myCollection');
    fireEvent.click(await screen.findByRole('tab', { name: Object.values(TYPES)[index] ?? '' }));
    await waitFor(() => {
      const asked = calls.filter(({ path }) => path === FAVOURITES).map(({ params }) => params);
      expect(asked).toContainEqual({ type, page: 1, psize });
    });
  });
}

const targets = [
  [{ column_id: 26 }, 'KnowledgeDetails?id=7', 'target KnowledgeDetails'],
  [{ column_id: 24 }, 'researchDetails?id=7', 'target researchDetails'],
  [{ activity_type: 1 }, 'researchDetails?id=7', 'target researchDetails'],
  [{ activity_type: 2 }, 'thematicDetails?id=7', 'target thematicDetails'],
  [{ column_id: 999 }, 'home', 'target home'],
] as const;
for (const [content, page, spec] of targets) {
  it(`a favourite of ${JSON.stringify(content)} leads to ${page} (spec: B2.6 ${spec})`, async () => {
    open(MyCollection, 'myCollection', {
      search: '?type=3',
      server: { [FAVOURITES]: () => success({ list: [wireFavourite(content)], count: 1 }) },
    });
    const link = await screen.findByRole('link', { name: '先问三个问题' });
    expect(link.getAttribute('href')).toBe(`#/layout/list/${page}`);
  });
}

it('a favourite activity leads to the enrolment while it is open (spec: B2.6 target teacher registration)', async () => {
  const end = Date.now() / 1000;
  const record = wireFavourite({
    title: '在办',
    activity_type: 1,
    start_time: end - 10,
    end_time: end + 1e6,
  });
  const over = wireFavourite({ id: 8, title: '过期', activity_type: 1, start_time: 0, end_time: end - 1 });
  open(MyCollection, 'myCollection', {
    search: '?type=4',
    server: {
      [FAVOURITES]: () =>
        success({
          list: [
            { ...record, type: 4 },
            { ...over, id: 71, type: 4 },
          ],
          count: 2,
        }),
    },
  });
  const link = await screen.findByRole('link', { name: '我要加入' });
  expect(link.getAttribute('href')).toBe(paths.thisEventRegistrationTeacher.href({ id: 7 }));
  expect(screen.getByRole('button', { name: '活动已结束' }).hasAttribute('disabled')).toBe(true);
});

it('a favourite that another tab has removed is gone when the window gets the focus', async () => {
  let list = [wireFavourite({})];
  open(MyCollection, 'myCollection', {
    search: '?type=3',
    server: { [FAVOURITES]: () => success({ list, count: list.length }) },
  });
  await screen.findByRole('link', { name: '先问三个问题' });
  list = [];
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('暂无收藏')).toBeDefined();
});

it('a favourite is removed after the question, and kept after 保留收藏 (spec: B8 prompt favourite, B8 declined)', async () => {
  let list = [wireFavourite({})];
  const { calls } = open(MyCollection, 'myCollection', {
    search: '?type=3',
    server: {
      [FAVOURITES]: () => success({ list, count: list.length }),
      '/api/user_favorites/del': () => {
        list = [];
        return success(null, '已取消收藏');
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '取消收藏：先问三个问题' }));
  expect(screen.getByText('是否取消收藏该条数据？')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '保留收藏' }));
  expect(await screen.findByText('已取消操作')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '取消收藏：先问三个问题' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '取消收藏' }));
  expect(await screen.findByText('暂无收藏')).toBeDefined();
  expect(calls.find(({ path }) => path === '/api/user_favorites/del')?.params).toEqual({ favorite_id: 70 });
});

it('selected notices are marked as read together, and the number at the bell is fetched again (spec: B2.6 myNotifications, B4 notification dot, B4 notification select, B4 notification count)', async () => {
  let messages = [wireMessage(1), wireMessage(2), wireMessage(3, 1)];
  open(MyNotifications, 'myNotifications', {
    server: {
      [MESSAGES]: () => success({ list: messages, count: 3 }),
      '/api/message/unread_message': () =>
        success({ count: messages.filter(({ is_read }) => is_read === 0).length }),
      '/api/message/read_message': ({ ids }) => {
        const read = String(ids).split(',');
        messages = messages.map((message) =>
          read.includes(String(message.id)) ? { ...message, is_read: 1 } : message,
        );
        return success(null, '已标为已读');
      },
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选' }));
  expect(screen.getAllByText('未读')).toHaveLength(2);
  expect(screen.getByText('已选 3 条')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '标为已读' }));
  expect(await screen.findByText('已标为已读')).toBeDefined();
  await waitFor(() => {
    expect(screen.queryAllByText('未读')).toEqual([]);
    expect(screen.getByRole('link', { name: '消息' }).textContent).toBe('消息');
  });
  expect(screen.getByRole('button', { name: '删除' }).hasAttribute('disabled')).toBe(true);
});

it('selected notices are deleted after the question (spec: B8 prompt delete for ever)', async () => {
  let messages = [wireMessage(1), wireMessage(2)];
  const { calls } = open(MyNotifications, 'myNotifications', {
    server: {
      [MESSAGES]: () => success({ list: messages, count: messages.length }),
      '/api/message/del_message': () => {
        messages = messages.slice(1);
        return success(null, '删除成功');
      },
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择：通知1' }));
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(screen.getByText('该操作将永久删除数据，是否确认删除?')).toBeDefined();
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('删除成功')).toBeDefined();
  await waitFor(() => {
    expect(screen.queryByText('通知1')).toBeNull();
  });
  expect(calls.find(({ path }) => path === '/api/message/del_message')?.params).toEqual({ ids: '1' });
});

const works = [
  { status: -1, again: true, rejected: true, spec: 'B4 work rejected, B8 work rejected' },
  { status: 0, again: true, rejected: false, spec: 'B4 work student' },
  { status: 1, again: false, rejected: false, spec: 'B4 work approved' },
] as const;
for (const { status, again, rejected, spec } of works) {
  it(`a work with status ${String(status)} ${again ? 'can' : 'cannot'} be sent again (spec: B2.6 myActivity, ${spec})`, async () => {
    open(MyActivity, 'myActivity', {
      server: { '/api/user/activity_list': () => success({ list: [wireActivity({ status })], count: 1 }) },
    });
    expect(await screen.findByRole('link', { name: '查看作品' })).toBeDefined();
    expect(screen.getByRole('button', { name: '下载' })).toBeDefined();
    expect(screen.queryByRole('link', { name: '重新上传' }) !== null).toBe(again);
    expect(screen.queryByText('作品审核未通过，请重新上传文件！') !== null).toBe(rejected);
  });
}

it('a teacher adds the file that is missing (spec: B4 work teacher)', async () => {
  open(MyActivity, 'myActivity', {
    server: {
      '/api/user/activity_list': () =>
        success({ list: [wireActivity({ activity_type: 1, files: '' })], count: 1 }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '上传文件' }));
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(screen.queryByRole('link', { name: '查看附件' })).toBeNull();
});

it('a list that cannot be fetched says why and offers another try', async () => {
  let fails = true;
  open(MyBook, 'myBook', {
    server: {
      '/api/user/book_list': () => (fails ? refusal(500, '服务暂不可用') : success(EMPTY)),
    },
  });
  expect(await screen.findByText('服务暂不可用')).toBeDefined();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('暂无图书')).toBeDefined();
});
