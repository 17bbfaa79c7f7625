import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { renderSite, searchFor, success } from '../../../test/site.js';
import { FractionBar } from './FractionBar.js';

const LIST = '/api/score_line/index';

afterEach(() => {
  window.localStorage.clear();
});

const AREAS: Record<string, string> = { 13: '河北', 31: '上海', 44: '广东', 32: '江苏' };

/** Lines of one region over two years; art has a professional score. */
function linesOf(area: number) {
  const shared = { area_name: AREAS[area] ?? '河北', class_name: '物理类', class_descr: '普通类' };
  const plain = { ...shared, ranking: 90_000, professional_score: null };
  return [
    { ...plain, id: 1, year_name: '2026', batch_name: '特殊类型招生控制线', score: 520 },
    { ...plain, id: 2, year_name: '2026', batch_name: '本科批', score: 400 + area },
    {
      ...shared,
      id: 3,
      year_name: '2026',
      batch_name: '艺术本科批',
      score: 325,
      ranking: null,
      professional_score: 183,
    },
    { ...plain, id: 4, year_name: '2025', batch_name: '特殊类型招生控制线', score: 520 },
    { ...plain, id: 5, year_name: '2025', batch_name: '本科批', score: 420 },
  ];
}

function open(query = '') {
  return renderSite(<FractionBar />, {
    address: `${paths.fractionBar.pattern}${query}`,
    server: {
      [LIST]: ({ area_id }) => success({ list: linesOf(Number(area_id ?? 13)), count: 30 }),
      '/api/score_line/area': () =>
        success(Object.entries(AREAS).map(([id, label]) => ({ label, name: Number(id) }))),
      '/api/score_line/year': () => success([{ label: '2026', name: 2026 }]),
      '/api/score_line/class': () => success([{ label: '物理类', name: 1 }]),
      '/api/score_line/batch': ({ area_id }) =>
        success([{ label: area_id === undefined ? '本科批' : '本科普通批', name: 2 }]),
    },
  });
}

/** The calls for the table; the chart and the comparison ask for more lines. */
function tableCalls({ calls }: ReturnType<typeof open>) {
  return calls.filter(({ path, params }) => path === LIST && params['psize'] === 10);
}

async function row(name: string) {
  const header = await screen.findAllByRole('rowheader', { name });
  const found = header[0]?.closest('tr');
  if (!found) throw new Error(`No row ${name}`);
  return within(found);
}

it('shows 10 lines on a page with all their facts (spec: B2.3 fractionBar table, B3 score line, B9 page size fractionBar)', async () => {
  const site = open('?page=2');
  const line = await row('艺术本科批');
  for (const fact of ['2026', '河北', '物理类', '普通类', '325', '183']) {
    expect(line.getByRole('cell', { name: fact })).toBeVisible();
  }
  expect((await row('本科批')).getByRole('cell', { name: '90,000' })).toBeVisible();
  expect(tableCalls(site)[0]?.params).toMatchObject({ page: 2, psize: 10 });
});

it('filters by region, year, category and batch (spec: B2.3 fractionBar filters)', async () => {
  const site = open();
  for (const option of ['河北', '2026', '物理类', '本科普通批']) {
    fireEvent.click(await screen.findByRole('button', { name: option }));
    await screen.findByRole('button', { name: option, pressed: true });
  }
  await waitFor(() =>
    expect(tableCalls(site).at(-1)?.params).toMatchObject({
      area_id: 13,
      year_id: 2026,
      class_id: 1,
      batch_id: 2,
    }),
  );
});

it('asks for the categories and batches of the region and year, and clears the chosen ones (spec: B7 option score lines)', async () => {
  const site = open('?area_id=13&year_id=2026&class_id=1&batch_id=2&page=3');
  fireEvent.click(await screen.findByRole('button', { name: '江苏' }));
  await waitFor(() => {
    const last = tableCalls(site).at(-1)?.params;
    expect(last).toMatchObject({ area_id: 32, year_id: 2026, page: 1 });
    expect(last).not.toHaveProperty('class_id');
    expect(last).not.toHaveProperty('batch_id');
  });
  const places = site.calls
    .filter(({ path }) => path === '/api/score_line/batch')
    .map(({ params }) => params);
  expect(places.at(-1)).toEqual({ area_id: '32', year_id: '2026' });
});

it('searches by words (spec: B2.3 fractionBar search, B7 score line list)', async () => {
  const site = open('?area_id=13');
  expect(screen.getByPlaceholderText('请输入关键字（省份/年份/分数）')).toBeVisible();
  searchFor('河北 2026', '查询分数线');
  await waitFor(() =>
    expect(tableCalls(site).at(-1)?.params).toMatchObject({ search: '河北 2026', area_id: 13, page: 1 }),
  );
});

it('compares the own score with the lines, keeps it on the device and sends it nowhere', async () => {
  const { calls, unmount } = open('?area_id=13');
  fireEvent.change(await screen.findByRole('textbox', { name: '我的分数' }), { target: { value: '468' } });
  expect((await row('特殊类型招生控制线')).getByRole('cell', { name: '差 52' })).toBeVisible();
  expect((await row('本科批')).getByRole('cell', { name: '过 55' })).toBeVisible();
  expect((await row('艺术本科批')).queryByText(/[过差]/)).toBeNull();
  expect(await screen.findByText('本科批：过 55 分')).toBeVisible();
  expect(screen.getByText('特殊类型招生控制线：差 52 分')).toBeVisible();
  expect(JSON.stringify(calls)).not.toContain('468');
  unmount();
  open();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '我的分数' })).value).toBe('468');
});

it('takes nothing but up to three digits as a score, and forgets a cleared one', async () => {
  open();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '我的分数' });
  fireEvent.change(field, { target: { value: '四百' } });
  fireEvent.change(field, { target: { value: '4680' } });
  expect(field.value).toBe('');
  fireEvent.change(field, { target: { value: '46' } });
  fireEvent.change(field, { target: { value: '' } });
  expect(window.localStorage.getItem('myScore')).toBeNull();
});

it('says in words how the lines of the region changed over the years', async () => {
  open('?area_id=13');
  expect(await screen.findByText('本科批：2025 年 420 分，2026 年 413 分；降了 7 分。')).toBeVisible();
});

it('compares up to three regions side by side', async () => {
  open('?area_id=13');
  const add = await screen.findByRole('combobox', { name: '加一个地区比较' });
  fireEvent.change(add, { target: { value: '31' } });
  await screen.findByRole('columnheader', { name: /上海.*满分 660/ });
  fireEvent.change(screen.getByRole('combobox', { name: '加一个地区比较' }), { target: { value: '44' } });
  const table = within(await screen.findByRole('table', { name: '2026 年河北、上海、广东的分数线' }));
  const batch = table.getByRole('rowheader', { name: '物理类 本科批' }).closest('tr');
  expect([...(batch?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    '物理类 本科批',
    '413',
    '431',
    '444',
  ]);
  expect(screen.queryByRole('combobox', { name: '加一个地区比较' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '去掉上海' }));
  expect(await screen.findByRole('table', { name: '2026 年河北、广东的分数线' })).toBeVisible();
});

it('compares the chosen category only', async () => {
  const site = open('?area_id=13&class_id=1&compare=31');
  await screen.findByRole('table', { name: '2026 年河北、上海的分数线' });
  const compared = site.calls.filter(({ path, params }) => path === LIST && params['psize'] === 100);
  expect(compared.map(({ params }) => params['class_id'])).not.toContain(undefined);
});

it('copies the lines that are shown as CSV', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  open('?area_id=13');
  fireEvent.click(await screen.findByRole('button', { name: '复制本页' }));
  expect(await screen.findByText('已复制 5 行')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(
    expect.stringContaining('2026,河北,物理类,艺术本科批,普通类,325,,183'),
  );
  vi.unstubAllGlobals();
});
