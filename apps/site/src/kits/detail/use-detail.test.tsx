import { getBookQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { refusal, renderSite, success } from '../../test/site.js';
import { DetailPage } from './DetailPage.js';
import { useDetail } from './use-detail.js';

function Book() {
  const client = useApi();
  const { show } = useDetail(paths.booksDetails, {
    read: (id) => getBookQuery(client, id),
    title: ({ title }) => title,
  });
  return (
    <DetailPage
      detail={show(({ grade }) => (grade === '' ? undefined : grade))}
      title="图书详情"
      noun="这本书"
      back={{ label: '去图书检索', href: paths.addedServices.href() }}
    >
      {(grade) => <p>{grade ?? '载入中'}</p>}
    </DetailPage>
  );
}

function open(answer: () => ReturnType<typeof success>, query = '?id=7') {
  return renderSite(<Book />, { address: `/${query}`, server: { '/api/book/info': answer } });
}

const book = { id: 7, title: '高三历史', grade: '高三', is_collect: 0 };

it('shows the item of the address under its own title (spec: A2 detail page title, B2 detail page title)', async () => {
  const { calls } = open(() => success(book));
  expect(document.title).toBe('图书详情 · 砚田教育');
  expect(await screen.findByText('高三')).toBeVisible();
  expect(document.title).toBe('高三历史');
  expect(calls.filter(({ path }) => path === '/api/book/info')).toEqual([
    { path: '/api/book/info', params: { book_id: 7 } },
  ]);
});

it('stays in its loading state while the view waits for something else', async () => {
  open(() => success({ ...book, grade: '' }));
  await waitFor(() => expect(document.title).toBe('高三历史'));
  expect(screen.getByText('载入中')).toBeVisible();
});

it.each([
  [404, '没有找到这本书'],
  [400, '没有找到这本书'],
  [410, '这本书已下架'],
])('after code %i says: %s, and shows a way on', async (code, message) => {
  open(() => refusal(code, '没有此项'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('图书详情');
  expect(screen.getByRole('link', { name: '去图书检索' }).getAttribute('href')).toBe(
    '#/layout/list/addedServices',
  );
});

it('is not missing where the page is a file, and the server of files knows no API', async () => {
  open(() => new Response('<!doctype html>', { status: 404 }));
  expect(await screen.findByText('重试')).toBeVisible();
  expect(screen.queryByText('没有找到这本书')).toBeNull();
});

it.each(['', '?id=', '?id=abc', '?id=0'])('asks for nothing at the address %s', (query) => {
  const { calls } = open(() => success(book), query);
  expect(screen.getByText('没有找到这本书')).toBeVisible();
  expect(calls).toEqual([]);
});

it('shows why the item could not be fetched, and fetches it again', async () => {
  let answer = refusal(500, '服务器开小差了');
  open(() => answer);
  expect(await screen.findByText('服务器开小差了')).toBeVisible();
  answer = success(book);
  fireEvent.click(screen.getByText('重试'));
  expect(await screen.findByText('高三')).toBeVisible();
});
