import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';

import { useArrival } from '../../app/navigation/use-arrival.js';
import { takeReturnPath } from '../../lib/session/return-path.js';
import { refusal, renderSite, success, type SiteOptions } from '../../test/site.js';
import { useDetail } from '../detail/use-detail.js';
import { useDownloads } from '../downloads/use-downloads.js';
import { useFavourite } from '../favourite/use-favourite.js';
import { paths } from '../../lib/config/paths.js';
import { getBookQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';

const ITEM = paths.booksDetails.path({ id: 7 });
const ADD = '/api/user_favorites/add';

function Item() {
  const client = useApi();
  const { id, item } = useDetail(paths.booksDetails, {
    read: (bookId) => getBookQuery(client, bookId),
    title: ({ title }) => title,
  });
  const favourite = useFavourite(2, id, item?.is_collect);
  const downloads = useDownloads({
    ids: item && [31],
    getUrls: () => Promise.resolve(['/files/answers.pdf']),
  });
  if (item === undefined) return null;
  return (
    <>
      <button onClick={favourite.onToggle}>{favourite.on ? '取消收藏' : '加入收藏'}</button>
      <button onClick={() => downloads.start(31)}>下载</button>
      <p>{downloads.transfers[31]?.state}</p>
    </>
  );
}

function Login() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(takeReturnPath())}>登录</button>;
}

function Home() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(ITEM)}>去看书</button>;
}

function Pages() {
  useArrival('main');
  return (
    <Routes>
      <Route path={paths.booksDetails.pattern} element={<Item />} />
      <Route path={paths.nowLogin.pattern} element={<Login />} />
      <Route path={paths.home.pattern} element={<Home />} />
    </Routes>
  );
}

function open(server: Partial<SiteOptions['server']> = {}) {
  const site = renderSite(<Pages />, {
    address: ITEM,
    server: {
      '/api/book/info': () => success({ id: 7, title: '高三历史', is_collect: 0 }),
      [ADD]: () => success(null, '收藏成功'),
      '/files/answers.pdf': () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
      ...server,
    },
  });
  return {
    ...site,
    added: () => site.calls.filter(({ path }) => path === ADD).map(({ params }) => params),
    async logInAndReturn() {
      const button = await screen.findByText('登录');
      act(site.logIn);
      fireEvent.click(button);
    },
  };
}

it('adds the favourite that a visitor asked for, once they are back from the login (spec: A4 return path)', async () => {
  const site = open();
  fireEvent.click(await screen.findByText('加入收藏'));
  expect(await screen.findByText('当前用户未登录')).toBeVisible();
  await site.logInAndReturn();
  expect(await screen.findByText('收藏成功')).toBeVisible();
  expect(site.added()).toEqual([{ type: 2, content_id: 7 }]);
});

it('adds nothing that the person has collected before', async () => {
  let collected = 0;
  const site = open({
    '/api/book/info': () => success({ id: 7, title: '高三历史', is_collect: collected }),
  });
  fireEvent.click(await screen.findByText('加入收藏'));
  collected = 1;
  await site.logInAndReturn();
  expect(await screen.findByText('取消收藏')).toBeVisible();
  expect(site.added()).toEqual([]);
});

it('asks once: a refused favourite is not repeated', async () => {
  const site = open({ [ADD]: () => refusal(409, '收藏夹已满') });
  fireEvent.click(await screen.findByText('加入收藏'));
  await site.logInAndReturn();
  expect(await screen.findByText('收藏夹已满')).toBeVisible();
  expect(await screen.findByText('加入收藏')).toBeVisible();
  expect(site.added()).toHaveLength(1);
  expect(window.sessionStorage.getItem('intent')).toBeNull();
});

it('starts the download that a visitor asked for', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const site = open();
  fireEvent.click(await screen.findByText('下载'));
  await site.logInAndReturn();
  expect(await screen.findByText('done')).toBeVisible();
  expect(click).toHaveBeenCalledOnce();
  expect(site.added()).toEqual([]);
});

it('forgets what a visitor asked for who went elsewhere before logging in', async () => {
  const site = open();
  fireEvent.click(await screen.findByText('加入收藏'));
  await screen.findByText('登录');
  window.sessionStorage.setItem('returnPath', paths.home.path());
  await site.logInAndReturn();
  fireEvent.click(await screen.findByText('去看书'));
  expect(await screen.findByText('加入收藏')).toBeVisible();
  await waitFor(() =>
    expect(site.calls.filter(({ path }) => path === '/api/book/info').length).toBeGreaterThan(1),
  );
  expect(site.added()).toEqual([]);
});
