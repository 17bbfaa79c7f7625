import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { wireFavourite, wireMessage } from '../../lib/samples/own.js';
import { FAVOURITES, MESSAGES, openOwnPage, TYPES } from '../../test/own-page.js';
import { success } from '../../test/site.js';
import { MyCollection } from './MyCollection/MyCollection.js';
import { MyNotifications } from './MyNotifications/MyNotifications.js';

/** Names that only the server has. */
const NAMES = { 1: '卷子', 2: '书', 3: '文', 4: '活动们', 5: '课' };

it('myCollection names its five tabs as the server does (spec: B2.6 myCollection tabs, B9 favourite types)', async () => {
  openOwnPage(MyCollection, 'myCollection', {
    server: { '/api/user_favorites/type_list': () => success(NAMES) },
  });
  await screen.findByRole('tab', { name: NAMES[1] });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(Object.values(NAMES));
});

const tabs = [
  { psize: 10, size: 'B9 page size my pages' },
  { psize: 8, size: 'B9 page size book favourites' },
  { psize: 10, size: 'B9 page size my pages' },
  { psize: 4, size: 'B9 page size activity favourites' },
  { psize: 6, size: 'B9 page size course favourites' },
];
for (const [index, { psize, size }] of tabs.entries()) {
  const type = index + 1;
  it(`tab ${String(type)} of myCollection asks for ${String(psize)} of its type (spec: B2.6 myCollection type ${String(type)}, ${size})`, async () => {
    const { calls } = openOwnPage(MyCollection, 'myCollection');
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
    openOwnPage(MyCollection, 'myCollection', {
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
  const joined = { ...record, id: 72, type: 4, content: { ...record.content, id: 9 } };
  const over = wireFavourite({ id: 8, title: '过期', activity_type: 1, start_time: 0, end_time: end - 1 });
  openOwnPage(MyCollection, 'myCollection', {
    search: '?type=4',
    server: {
      [FAVOURITES]: () =>
        success({
          list: [{ ...record, type: 4 }, { ...over, id: 71, type: 4 }, joined],
          count: 3,
        }),
      '/api/user/activity_list': () => success({ list: [{ id: 31, article_id: 9 }], count: 1 }),
    },
  });
  const own = await screen.findByRole('link', { name: '查看我的活动' });
  const link = screen.getByRole('link', { name: '我要加入' });
  expect(link.getAttribute('href')).toBe(paths.thisEventRegistrationTeacher.href({ id: 7 }));
  expect(own.getAttribute('href')).toBe(paths.myActivity.href());
  expect(screen.getByRole('button', { name: '活动已结束' }).hasAttribute('disabled')).toBe(true);
});

it('a favourite that another tab has removed is gone when the window gets the focus', async () => {
  let list = [wireFavourite({})];
  openOwnPage(MyCollection, 'myCollection', {
    search: '?type=3',
    server: { [FAVOURITES]: () => success({ list, count: list.length }) },
  });
  await screen.findByRole('link', { name: '先问三个问题' });
  list = [];
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('暂无收藏')).toBeVisible();
});

/** Favourites of a type with one of them, which the server removes and adds again. */
function openOneFavourite(type = 3, differences: object = {}) {
  const one = { ...wireFavourite({}), type, ...differences };
  let list = [one];
  return openOwnPage(MyCollection, 'myCollection', {
    search: `?type=${String(type)}`,
    server: {
      [FAVOURITES]: () => success({ list, count: list.length }),
      '/api/user_favorites/del': () => {
        list = [];
        return success(null, '已取消收藏');
      },
      '/api/user_favorites/add': () => {
        list = [one];
        return success(null, '已加入收藏');
      },
    },
  });
}

/** Answers the question of the dialog. */
function confirm(answer: string): void {
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: answer }));
}

it.each([1, 2, 3, 4, 5])(
  'a withdrawn favourite of type %i says so, leads nowhere and can be removed',
  async (type) => {
    const { calls } = openOneFavourite(type, { is_withdrawn: 1 });
    expect(await screen.findByText('已下架')).toBeVisible();
    expect(screen.getByRole('heading', { name: '先问三个问题' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /先问三个问题/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '取消收藏：先问三个问题' }));
    confirm('取消收藏');
    expect(await screen.findByText('暂无收藏')).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/user_favorites/del')?.params).toEqual({ favorite_id: 70 });
  },
);

it('a favourite is removed after the question, and kept after 保留收藏 (spec: B8 prompt favourite, B8 declined)', async () => {
  const { calls } = openOneFavourite();
  fireEvent.click(await screen.findByRole('button', { name: '取消收藏：先问三个问题' }));
  expect(screen.getByText('是否取消收藏该条数据？')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '保留收藏' }));
  expect(await screen.findByText('已取消操作')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '取消收藏：先问三个问题' }));
  confirm('取消收藏');
  expect(await screen.findByText('暂无收藏')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/user_favorites/del')?.params).toEqual({ favorite_id: 70 });
});

it('a favourite that was removed by mistake comes back by 撤销', async () => {
  const { calls } = openOneFavourite();
  fireEvent.click(await screen.findByRole('button', { name: '取消收藏：先问三个问题' }));
  confirm('取消收藏');
  fireEvent.click(await screen.findByText('撤销'));
  expect(await screen.findByText('已加入收藏')).toBeVisible();
  expect(await screen.findByRole('link', { name: '先问三个问题' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/user_favorites/add')?.params).toEqual({
    type: 3,
    content_id: 7,
  });
});

it('selected notices are marked as read together, and the number at the bell is fetched again (spec: B2.6 myNotifications, B4 notification dot, B4 notification select, B4 notification count, B4 notification tinted, B3 unread count)', async () => {
  let messages = [wireMessage(1), wireMessage(2), wireMessage(3, 1)];
  openOwnPage(MyNotifications, 'myNotifications', {
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
  expect(document.querySelectorAll('[data-read]'), 'tinted').toHaveLength(1);
  expect(screen.getByRole('link', { name: /消息\s*2 条未读/ })).toBeVisible();
  expect(screen.getByText('已选 3 条')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '标为已读' }));
  expect(await screen.findByText('已标为已读')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryAllByText('未读')).toEqual([]);
    expect(document.querySelectorAll('[data-read]'), 'tinted').toHaveLength(3);
    expect(screen.getByRole('link', { name: '消息' }).textContent).toBe('消息');
  });
  expect(screen.getByRole('button', { name: '删除' }).hasAttribute('disabled')).toBe(true);
});

it('selected notices are deleted after the question (spec: B8 prompt delete for ever)', async () => {
  let messages = [wireMessage(1), wireMessage(2)];
  const { calls } = openOwnPage(MyNotifications, 'myNotifications', {
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
  expect(screen.getByText('该操作将永久删除数据，是否确认删除?')).toBeVisible();
  confirm('删除');
  expect(await screen.findByText('删除成功')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('通知1')).toBeNull());
  expect(calls.find(({ path }) => path === '/api/message/del_message')?.params).toEqual({ ids: '1' });
});
