import type { ArticleSummary } from '@inkstone/api/types';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { wireSummary } from '../../../lib/samples/wire.js';
import { refusal, renderSite, searchFor, success, type SiteOptions } from '../../../test/site.js';
import { toDeadlineActivity } from './model.js';
import { StudentWorld } from './StudentWorld.js';

const DAY = 24 * 3600;

/** What articles of a column have beside the common fields. */
const OF_COLUMN: Record<number, Partial<ArticleSummary>> = {
  26: { classes: 168, classes_text: '高二', subject_text: '数学' },
  27: { classes: 169, classes_text: '高三', duration: 1218, play_number: 462 },
  29: { author: '初二（3）班　罗小满' },
};

const server: SiteOptions['server'] = {
  '/api/article/index': ({ column_id, psize }) => {
    const column = Number(column_id);
    const list = Array.from({ length: Number(psize) }, (_, index) =>
      wireSummary({
        id: column * 10 + index,
        column_id: column,
        title: `栏目${String(column)}之${String(index)}`,
        ...OF_COLUMN[column],
      }),
    );
    return success({ list, count: 1200 + column });
  },
  '/api/book/new': () =>
    success([{ id: 3, title: '课课练', img_url: '', img_type: 1, grade_id: 158, price: 0, is_collect: 0 }]),
};

function open(answers: SiteOptions['server'] = server) {
  return renderSite(<StudentWorld />, { server: answers });
}

async function section(name: string) {
  return within(await screen.findByRole('region', { name }));
}

it('searches in the list of the section, and not for nothing (spec: B2.2 studentWorld search)', () => {
  const { here } = open();
  searchFor('', '搜索学生天地');
  expect(here()).toBe('/');
  searchFor(' 错题 ', '搜索学生天地');
  expect(here()).toBe('/layout/list/studentWorldList?search=错题');
});

const lists = [
  { name: '知识干货', opens: 'KnowledgeDetails?id=260', spec: 'B2.2 studentWorld knowledge' },
  { name: '作品展示', opens: 'worksDisplayDetails?id=290', spec: 'B2.2 studentWorld works' },
];
for (const { name, opens, spec } of lists) {
  it(`lists five items of ${name} (spec: ${spec}, B9 student home)`, async () => {
    open();
    const list = await section(name);
    const items = await list.findAllByRole('heading', { level: 3 });
    expect(items).toHaveLength(5);
    expect(list.getByRole('link', { name: items[0]?.textContent ?? '' })).toHaveProperty(
      'hash',
      `#/layout/list/${opens}`,
    );
  });
}

it('names grade and subject of an article, and who made a work', async () => {
  open();
  expect(await (await section('知识干货')).findAllByText('高二 数学')).toHaveLength(5);
  expect(await (await section('作品展示')).findAllByText(/罗小满/)).toHaveLength(5);
});

it('asks for six activities and six courses, and shows them (spec: B2.2 studentWorld activities, B2.2 studentWorld courses, B9 student home)', async () => {
  const { calls } = open();
  const activity = await screen.findByText('栏目28之5');
  expect(activity.closest('a')?.hash).toBe('#/layout/list/thematicDetails?id=285');
  const course = await screen.findByText('栏目27之5');
  expect(course.closest('a')?.hash).toBe('#/layout/list/onlineDetails?id=275');
  expect(screen.getAllByText('高三')).toHaveLength(6);
  expect(screen.getAllByText('462 次播放')).toHaveLength(6);
  const sizes = calls.flatMap(({ path, params }) =>
    path === '/api/article/index' ? [[params['column_id'], params['psize']]] : [],
  );
  expect(sizes).toEqual(
    expect.arrayContaining([
      [28, 6],
      [27, 6],
    ]),
  );
});

it('shows a carousel of books (spec: B2.2 studentWorld books)', async () => {
  open();
  const book = await screen.findByRole('link', { name: '课课练' });
  expect(book).toHaveProperty('hash', '#/layout/list/booksDetails?id=3');
});

const files = { fileUrl: (path: string) => path };
const start_time = Date.UTC(2026, 10, 1) / 1000;

it.each([
  ['days', { start_time, end_time: start_time + 12 * DAY }, { kind: 'left', value: 12, unit: '天' }],
  [
    'hours on the last day',
    { start_time, end_time: start_time + 3600 },
    { kind: 'left', value: 1, unit: '小时' },
  ],
  ['that it is over', { start_time, end_time: start_time }, { kind: 'over' }],
  ['that it has no end', {}, { kind: 'always' }],
])('says on the stub of an activity: %s', (_name, times, deadline) =>
  expect(toDeadlineActivity(wireSummary(times), files, start_time * 1000).deadline).toEqual(deadline),
);

it('says what will appear where a list is empty, and keeps the others when one fails', async () => {
  open({
    ...server,
    '/api/article/index': ({ column_id }) =>
      Number(column_id) === 29 ? refusal(500, '作品暂时无法显示') : success({ list: [], count: 0 }),
  });
  expect(await screen.findByText('作品暂时无法显示')).toBeVisible();
  expect(await screen.findByRole('link', { name: '去知识干货' })).toHaveProperty(
    'hash',
    '#/layout/list/KnowledgeDrivenGoods',
  );
  expect(await screen.findByRole('link', { name: '课课练' })).toBeVisible();
});
