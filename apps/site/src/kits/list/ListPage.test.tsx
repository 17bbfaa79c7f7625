import { ThemeRoot } from '@inkstone/ui/theme';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { sampleList } from '../samples/list.js';
import { FAILED, LOADING, ready } from '../../lib/samples/loadable.js';
import { ListPage, type ListPageProps } from './ListPage.js';

const grades = { id: 'grade_id', label: '学段年级', options: ready([{ value: '9', label: '高中' }]) };
const subjects = { id: 'subject_id', label: '学科', options: ready([{ value: '2', label: '数学' }]) };

function page(props: Partial<ListPageProps<string>>) {
  return (
    <ThemeRoot>
      <ListPage title="图书检索" list={sampleList(['甲', '乙'])} noun="图书" unit="种" {...props}>
        {(items) => <ul>{items?.map((item) => <li key={item}>{item}</li>) ?? <li>载入中</li>}</ul>}
      </ListPage>
    </ThemeRoot>
  );
}

it('offers to fetch a filter that failed again, and shows the other filters and the items', () => {
  const retry = vi.fn();
  render(page({ filters: [grades, { ...subjects, options: { ...FAILED, retry } }] }));
  expect(screen.getByText('甲')).toBeVisible();
  expect(screen.getByText('学段年级')).toBeVisible();
  expect(screen.queryByText('学科')).toBeNull();
  fireEvent.click(screen.getByText('重试'));
  expect(retry).toHaveBeenCalledOnce();
});

it('shows one failure where nothing can be fetched, and its button fetches everything again', () => {
  const retryList = vi.fn();
  const retryFilter = vi.fn();
  render(
    page({
      slides: FAILED,
      filters: [{ ...grades, options: { ...FAILED, retry: retryFilter } }],
      list: sampleList([], { results: { ...FAILED, retry: retryList } }),
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(retryList).toHaveBeenCalledOnce();
  expect(retryFilter).toHaveBeenCalledOnce();
});

it('holds the items back until the filters above them are there, and never again after that', () => {
  const { rerender } = render(page({ filters: [{ ...grades, options: LOADING }] }));
  expect(screen.getByText('载入中')).toBeVisible();
  rerender(page({ filters: [grades] }));
  expect(screen.getByText('甲')).toBeVisible();
  rerender(page({ filters: [{ ...grades, options: LOADING }] }));
  expect(screen.getByText('甲')).toBeVisible();
});

it('leads back to page 1 from a page past the last', () => {
  const onPage = vi.fn();
  render(page({ list: sampleList([], { results: ready({ items: [], count: 22 }), page: 99, onPage }) }));
  expect(screen.getByText('这一页没有图书')).toBeVisible();
  fireEvent.click(screen.getByText('回到第 1 页'));
  expect(onPage).toHaveBeenCalledWith(1);
});

it.each([{ search: '没有这样的书名' }, { choices: { grade_id: '9' } }])(
  'offers to clear the conditions where nothing matches them',
  (narrowing) => {
    const onClear = vi.fn();
    render(page({ list: sampleList([], { ...narrowing, onClear }) }));
    expect(screen.getByText('没有符合条件的图书')).toBeVisible();
    fireEvent.click(screen.getByText('清空所有条件'));
    expect(onClear).toHaveBeenCalledOnce();
  },
);

it('offers to drop one of several conditions where nothing matches them, the narrowest first', () => {
  const onFilter = vi.fn();
  render(
    page({
      filters: [grades, subjects],
      list: sampleList([], { choices: { grade_id: '9', subject_id: '2' }, onFilter }),
    }),
  );
  const ways = screen.getAllByRole('button', { name: /^(高中|数学) ?去掉|^清空所有条件/ });
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    '数学去掉学科',
    '高中去掉学段年级',
    '清空所有条件',
  ]);
  fireEvent.click(screen.getByText('去掉学科'));
  expect(onFilter).toHaveBeenCalledWith('subject_id', '');
});

it('says that there is nothing, without a way on, where no condition is set', () => {
  render(page({ list: sampleList([]) }));
  expect(screen.getByText('暂无图书')).toBeVisible();
  expect(screen.queryByText('清空所有条件')).toBeNull();
});

it('marks the former items as busy while others are fetched', () => {
  render(page({ list: sampleList(['甲'], { stale: true }) }));
  expect(screen.getByText('甲').closest('[aria-busy="true"]')).not.toBeNull();
});
