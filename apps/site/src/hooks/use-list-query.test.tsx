import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';

import { choice, pageNumber, searchText, useListQuery } from './use-list-query.js';

const SHAPE = { search: searchText(), grade_id: choice(), page: pageNumber() };

function renderAt(address: string) {
  function wrapper({ children }: { children: ReactNode }) {
    return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
  }
  return renderHook(() => ({ list: useListQuery(SHAPE), search: useLocation().search }), { wrapper });
}

it('reads the state from the address, defaults filled in', () => {
  const { result } = renderAt('/list?grade_id=9&page=3');
  expect(result.current.list.values).toEqual({ search: '', grade_id: '9', page: 3 });
});

it.each(['0', '-1', '1.5', 'abc', ''])('takes page=%s as page 1', (page) => {
  const { result } = renderAt(`/list?page=${page}`);
  expect(result.current.list.values.page).toBe(1);
});

it('takes a choice that is no id as 全部', () => {
  const { result } = renderAt('/list?grade_id=abc');
  expect(result.current.list.values.grade_id).toBe('');
});

it('writes only what differs from the defaults', () => {
  const { result } = renderAt('/list');
  act(() => {
    result.current.list.change({ grade_id: '167', search: '数学' });
  });
  expect(result.current.search).toBe('?search=%E6%95%B0%E5%AD%A6&grade_id=167');
});

it('returns to page 1 when a filter changes, and keeps the filters when a page is turned', () => {
  const { result } = renderAt('/list?grade_id=9&page=3');
  act(() => {
    result.current.list.change({ page: 4 });
  });
  expect(result.current.list.values).toEqual({ search: '', grade_id: '9', page: 4 });
  act(() => {
    result.current.list.change({ grade_id: '10' });
  });
  expect(result.current.list.values).toEqual({ search: '', grade_id: '10', page: 1 });
});

it('resets to the state of the menu link', () => {
  const { result } = renderAt('/list?grade_id=9&search=a&page=3');
  act(() => {
    result.current.list.reset();
  });
  expect(result.current.search).toBe('');
});
