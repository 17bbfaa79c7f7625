import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';

import { flag, optionId, searchText } from '../../lib/config/query.js';
import { listRoute } from '../../lib/config/route.js';
import { useListQuery } from './use-list-query.js';

const ROUTE = listRoute(
  { pattern: '/list', title: '' },
  { search: searchText, grade_id: optionId, is_new: flag, is_recommended: flag },
);

function renderAt(address: string) {
  function wrapper({ children }: { children: ReactNode }) {
    return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>;
  }
  return renderHook(
    () => ({ list: useListQuery(ROUTE), search: useLocation().search, navigate: useNavigate() }),
    { wrapper },
  );
}

it('reads the parameters from the address, ids and flags as numbers', () => {
  const { result } = renderAt('/list?search=%20%E6%95%B0%E5%AD%A6&grade_id=9&is_new=1&page=3');
  expect(result.current.list.query).toEqual({ search: '数学', grade_id: 9, is_new: 1, page: 3 });
});

it('leaves out what is not set, so that an empty filter is not sent', () => {
  const { result } = renderAt('/list?search=&is_new=0');
  expect(result.current.list.query).toEqual({ page: 1 });
});

it.each(['0', '-1', '1.5', 'abc', ''])('reads page=%s as page 1', (page) => {
  const { result } = renderAt(`/list?page=${page}`);
  expect(result.current.list.query.page).toBe(1);
});

it('ignores a choice that is not an id', () => {
  const { result } = renderAt('/list?grade_id=abc');
  expect(result.current.list.query).toEqual({ page: 1 });
});

it('cuts a search text at 50 characters, as many as a search accepts', () => {
  const { result } = renderAt(`/list?search=${'长'.repeat(300)}`);
  expect(result.current.list.query).toEqual({ search: '长'.repeat(50), page: 1 });
});

it.each([
  { address: '?is_new=1&is_recommended=1', ticked: { is_recommended: 1 } },
  { address: '?is_recommended=1&is_new=1', ticked: { is_new: 1 } },
  { address: '?is_new=1&is_recommended=0', ticked: { is_new: 1 } },
])('takes the last of the boxes that are ticked in $address', ({ address, ticked }) => {
  const { result } = renderAt(`/list${address}`);
  expect(result.current.list.query).toEqual({ ...ticked, page: 1 });
});

it('writes the parameters in the order of their declaration', () => {
  const { result } = renderAt('/list');
  act(() => result.current.list.change({ grade_id: 167, search: '数学' }));
  expect(result.current.search).toBe('?search=%E6%95%B0%E5%AD%A6&grade_id=167');
});

it('returns to page 1 when a filter changes, and keeps the filters when the page changes (spec: A4 filter reloads page 1)', () => {
  const { result } = renderAt('/list?grade_id=9&page=3');
  act(() => result.current.list.change({ page: 4 }));
  expect(result.current.search).toBe('?grade_id=9&page=4');
  act(() => result.current.list.change({ grade_id: 10 }));
  expect(result.current.search).toBe('?grade_id=10');
});

it('is reset by a link of the menu, which has no query, and restored by Back (spec: A2 list reset, B2 list reset, A2 list restored, B2 list restored)', async () => {
  const { result } = renderAt('/list?grade_id=9&page=3');
  await act(async () => result.current.navigate('/list'));
  expect(result.current.list.query).toEqual({ page: 1 });
  await act(async () => result.current.navigate(-1));
  expect(result.current.list.query).toEqual({ grade_id: 9, page: 3 });
});

it('removes a parameter, and all of them', () => {
  const { result } = renderAt('/list?grade_id=9&search=a&page=3');
  act(() => result.current.list.change({ grade_id: undefined }));
  expect(result.current.search).toBe('?search=a');
  act(() => result.current.list.clear());
  expect(result.current.search).toBe('');
});
