import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { isFocusAtFirstWrong, said } from '../testing/said.js';
import { searchFixtures } from './fixtures.js';
import { searchPlaces, type SearchPlaceName } from './places.js';
import { SearchForm } from './SearchForm.js';

function show(value = '') {
  const onSearch = vi.fn<(text: string) => void>();
  const { rerender } = render(<SearchForm place="books" value={value} onSearch={onSearch} />);
  return {
    user: userEvent.setup(),
    onSearch,
    /** Renders with another search text in the route, as after Back. */
    go: (next: string) => rerender(<SearchForm place="books" value={next} onSearch={onSearch} />),
  };
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

it.each(searchFixtures.valid)('searches for: $name', async ({ fields, payload }) => {
  const { user, onSearch } = show(fields.search);
  await user.type(box(), '{Enter}');
  expect(onSearch.mock.calls).toEqual([[payload.search]]);
  expect(box().value).toBe(payload.search);
});

it.each(searchFixtures.invalid)(
  'does not search and shows a message: $name',
  async ({ fields, messages }) => {
    const { user, onSearch } = show(fields.search);
    expect(said()).toEqual({});
    await user.type(box(), '{Enter}');
    expect(Object.values(said())).toEqual([messages.search]);
    expect(isFocusAtFirstWrong()).toBe(true);
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}'.repeat(6));
    expect(said()).toEqual({});
  },
);

it('searches again for the same text', async () => {
  const { user, onSearch } = show('数学');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  await user.type(box(), ' {Enter}');
  expect(onSearch.mock.calls).toEqual([['数学'], ['数学']]);
  expect(box().value).toBe('数学');
});

it('shows the text of the route after Back', async () => {
  const { user, go } = show();
  await user.type(box(), '数学{Enter}');
  go('数学');
  await user.type(box(), '必修');
  go('');
  expect(box().value).toBe('');
});

it('keeps the typed text while the route is unchanged', async () => {
  const { user, go } = show('数学');
  await user.type(box(), '必修');
  go('数学');
  expect(box().value).toBe('数学必修');
});

it('removes the message when the route replaces the text', async () => {
  const { user, go } = show('数'.repeat(51));
  await user.type(box(), '{Enter}');
  expect(said()).not.toEqual({});
  go('');
  expect(said()).toEqual({});
});

it('lists all items when it is cleared', async () => {
  const { user, onSearch } = show('数学');
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(document.activeElement).toBe(box());
});

it.each(Object.keys(searchPlaces) as SearchPlaceName[])('has the name of %s', (place) => {
  render(<SearchForm place={place} value="" onSearch={vi.fn()} />);
  const { label, placeholder } = searchPlaces[place];
  expect(screen.getByRole('searchbox', { name: label }).getAttribute('placeholder')).toBe(placeholder);
  expect(screen.getByRole('search', { name: `${label}框` })).toBeTruthy();
});

it('has the texts that are given for another list', () => {
  const place = { label: '搜索读书会', placeholder: '请输入书名' };
  render(<SearchForm place={place} value="" onSearch={vi.fn()} />);
  expect(screen.getByRole('searchbox', { name: '搜索读书会' }).getAttribute('placeholder')).toBe(
    '请输入书名',
  );
});
