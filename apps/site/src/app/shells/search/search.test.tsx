import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { wireBook, wireFoundPaper, wirePaper } from '../../../lib/samples/wire.js';
import { rememberSearch } from '../../../lib/device/recent-searches.js';
import { renderSite, success, type SiteOptions } from '../../../test/site.js';
import { SiteSearch } from './SiteSearch.js';
import { useSearchText } from './use-search-text.js';

beforeEach(() => {
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

function Search() {
  return <SiteSearch {...useSearchText()} />;
}

/** Enters the box of the header, which then suggests. */
function enter(differences: SiteOptions['server'] = {}) {
  const site = renderSite(<Search />, {
    server: {
      '/api/book/index': ({ search }) =>
        success({ list: [wireBook({ id: 3, title: `${String(search)}课时精练` })], count: 1 }),
      '/api/exam/list': ({ search }) =>
        success({ list: [wirePaper({ id: 5, title: `${String(search)}期中卷` })], count: 1 }),
      '/api/exam/find': () => success({ list: [wireFoundPaper({ id: 8 })], count: 46, fewer: [] }),
      ...differences,
    },
  });
  const box = screen.getByRole('combobox', { name: '搜索图书、试卷' });
  act(() => box.focus());
  return { ...site, box };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('suggests books and papers for the rested text only', async () => {
  const { box, calls, here } = enter();
  fireEvent.change(box, { target: { value: '数' } });
  fireEvent.change(box, { target: { value: '数学' } });
  await waitFor(() =>
    expect(options()).toEqual([
      '数学期中卷北京',
      '数学课时精练高三',
      '在图书中搜索“数学”',
      '下列关于匀变速直线运动的说法正确的是高三上学期期中数学试卷第 2 页',
      '在全部试卷里找“数学”',
    ]),
  );
  expect(calls.map(({ params }) => params['search'])).toEqual(['数学', '数学', '数学']);
  expect(screen.getByRole('group', { name: '在试卷里 46 份' })).toBeVisible();

  fireEvent.keyDown(box, { key: 'ArrowUp' });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(here()).toBe('/layout/list/listenBig?search=数学'));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
});

it('suggests no book before the papers are known, which stand above them', async () => {
  const { box } = enter({ '/api/exam/list': () => undefined });
  fireEvent.change(box, { target: { value: '数学' } });
  await waitFor(() => expect(screen.getByRole('group', { name: '在试卷里 46 份' })).toBeVisible());
  expect(options()).not.toContain('数学课时精练高三');
});

it('offers the recent searches of the device, and forgets them', async () => {
  rememberSearch('三角函数');
  const { box, here } = enter();
  await waitFor(() => expect(options()).toEqual(['三角函数']));
  fireEvent.click(screen.getByRole('button', { name: '清空最近搜索' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(localStorage.getItem('recentSearches')).toBeNull();
  fireEvent.change(box, { target: { value: '必修' } });
  const form = box.closest('form');
  if (form === null) throw new Error('The box is in no form.');
  fireEvent.submit(form);
  await waitFor(() => expect(here()).toBe('/layout/list/addedServices?search=必修'));
  expect(localStorage.getItem('recentSearches')).toBe('["必修"]');
});
