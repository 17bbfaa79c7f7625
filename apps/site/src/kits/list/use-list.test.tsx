import { listBooksQuery } from '@inkstone/api/books';
import { useApi } from '@inkstone/api/react';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { refusal, renderSite, success, type Call, type SiteOptions } from '../../test/site.js';
import { ListPage } from './ListPage.js';
import { useList } from './use-list.js';

const OPTIONS = {
  grade_id: [{ value: '7', label: '小学' }],
  subject_id: [{ value: '2', label: '数学' }],
};

function Books() {
  const client = useApi();
  const list = useList(paths.addedServices, {
    pageSize: 20,
    read: (query) => listBooksQuery(client, query),
    toItem: ({ title }) => title,
    clears: { grade_id: ['subject_id'] },
  });
  return (
    <>
      <output>{decodeURIComponent(useLocation().search)}</output>
      <ListPage
        title="图书检索"
        list={list}
        searchPlace="books"
        filters={Object.entries(OPTIONS).map(([id, data]) => ({
          id,
          label: id,
          options: { state: 'ready' as const, data },
        }))}
        noun="图书"
        unit="种"
      >
        {(items) => (
          <ul>
            {items?.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </ListPage>
    </>
  );
}

const titled = ({ page, grade_id, subject_id }: Call['params']) =>
  success({ list: [{ id: 1, title: JSON.stringify({ page, grade_id, subject_id }) }], count: 60 });

function open(query: string, answer: SiteOptions['server'][string] = titled) {
  return renderSite(<Books />, { address: `/${query}`, server: { '/api/book/index': answer } });
}

it('sends what the address says, and no empty filter', async () => {
  const { calls } = open('?grade_id=9&subject_id=&page=2');
  await screen.findByText('{"page":2,"grade_id":9}');
  expect(calls[0]?.params).toEqual({ grade_id: 9, page: 2, psize: 20 });
});

it('clears the subject with another grade, and goes back to page 1 (spec: A4 grade resets subject, A4 filter reloads page 1)', async () => {
  open('?search=a&grade_id=9&subject_id=2&page=2');
  await screen.findByText('{"page":2,"grade_id":9,"subject_id":2}');
  fireEvent.click(screen.getByText('小学'));
  expect(screen.getByText('?search=a&grade_id=7')).toBeVisible();
  expect(await screen.findByText('{"page":1,"grade_id":7}')).toBeVisible();
});

it('keeps the former items, marked as busy, until the next ones are there', async () => {
  open('', (params) => (params['page'] === 1 ? titled(params) : undefined));
  const item = await screen.findByText('{"page":1}');
  fireEvent.click(screen.getByText('下一页'));
  expect(screen.getByText('?page=2')).toBeVisible();
  expect(item.closest('[aria-busy="true"]')).not.toBeNull();
});

it('removes search text and filters together', async () => {
  open('?search=a&grade_id=7', () => success({ list: [], count: 0 }));
  fireEvent.click(await screen.findByText('清空所有条件'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(screen.queryByText(/grade_id/, { selector: 'output' })).toBeNull();
});

it('shows the message of a refusal once, in place of the items', async () => {
  open('?search=数学', () => refusal(400, '搜索文字不能用'));
  expect(await screen.findAllByText('搜索文字不能用')).toHaveLength(1);
});
