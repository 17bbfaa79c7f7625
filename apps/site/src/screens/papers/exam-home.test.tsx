import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../lib/config/paths.js';
import { wireBook, wirePaper } from '../../lib/samples/wire.js';
import { refusal, renderSite, searchFor, success, type SiteOptions } from '../../test/site.js';
import { BoutiqueTaobaoQuestions } from './BoutiqueTaobaoQuestions/BoutiqueTaobaoQuestions.js';

const GRADES = [
  [167, '高一', 80],
  [168, '高二', 72],
  [169, '高三', 81],
  [164, '初一', 56],
  [165, '初二', 64],
  [166, '初三', 0],
] as const;

const home = {
  new_list: [
    wirePaper({ id: 1, title: '第一份', create_time: '2026-11-16 08:00:00' }),
    wirePaper({ id: 2, title: '第二份', create_time: '2026-11-16 07:00:00' }),
    wirePaper({ id: 3, title: '第三份', create_time: '2026-11-11 07:00:00' }),
  ],
  grade_lists: GRADES.map(([grade_id, grade_name, count]) => ({
    grade_id,
    grade_name,
    list: count === 0 ? [] : [wirePaper({ id: grade_id, title: `${grade_name}的试卷`, grade_name })],
  })),
  grade_count: GRADES.map(([grade_id, grade_name, count]) => ({ grade_id, grade_name, count })),
  count: 353,
};

const PROPERTIES = '/api/exam/property_list';

function open(owner: SiteOptions['owner'] = false, others: SiteOptions['server'] = {}) {
  return renderSite(<BoutiqueTaobaoQuestions />, {
    owner,
    server: {
      '/api/exam/index': () => success(home),
      [PROPERTIES]: () =>
        success({
          grade: [{ label: '高三', name: 169 }],
          subject: [{ label: '数学', name: 2 }],
          address: [{ label: '山东', name: 37 }],
          type: [{ label: '期中考试', name: 3 }],
          year: [{ label: '2026', name: 2026 }],
        }),
      '/api/book/index': () => success({ list: [wireBook()], count: 1 }),
      '/api/user_favorites/add': () => success(null, '收藏成功'),
      ...others,
    },
  });
}

for (const [label, option, query] of [
  ['年级', '高三', 'grade_id=169'],
  ['学科', '数学', 'subject_id=2'],
  ['地区', '山东', 'address_id=37'],
  ['类型', '期中考试', 'type_id=3'],
  ['年份', '2026', 'year_id=2026'],
] as const) {
  it(`leads from the ${label} ${option} to the list (spec: A2 exam home filters, A2 exam home leads to list)`, async () => {
    const { here } = open();
    const row = await screen.findByRole('group', { name: new RegExp(label) });
    fireEvent.click(await within(row).findByRole('button', { name: option }));
    expect(here()).toBe(`${paths.listenBig.pattern}?${query}`);
  });
}

it('leads from a keyword to the list (spec: A2 exam home search, A2 exam home leads to list, A3 search handed over)', async () => {
  const { here } = open();
  await screen.findByRole('searchbox');
  searchFor('立体几何');
  expect(here()).toBe(`${paths.listenBig.pattern}?search=立体几何`);
});

it('stays where it is when the box is cleared', async () => {
  const { here } = open();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '立体几何' } });
  const before = here();
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(here()).toBe(before);
});

it('offers to fetch the filters again where they are missing', async () => {
  let fails = true;
  open(false, {
    [PROPERTIES]: () => {
      if (fails) return refusal(500, '筛选项暂时取不到');
      return success({ grade: [{ label: '高三', name: 169 }], subject: [], address: [], type: [], year: [] });
    },
  });
  expect(await screen.findByText('筛选项暂时取不到')).toBeVisible();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '高三' })).toBeVisible();
});

it('shows the newest papers, each day once (spec: A2 exam home newest)', async () => {
  open();
  const newest = within(await screen.findByRole('region', { name: '最新上传' }));
  expect((await newest.findByRole('link', { name: '第一份' })).getAttribute('href')).toBe(
    paths.topicSubjectDetails.href({ id: 1 }),
  );
  expect(newest.getAllByText(/^\d\d-\d\d$/).map(({ textContent }) => textContent)).toEqual([
    '11-16',
    '11-11',
  ]);
});

it('leads from the pile of a grade to its papers (spec: A2 exam home grade counts)', async () => {
  open();
  const pile = await screen.findByRole('link', { name: '高三，81 份' });
  expect(pile.getAttribute('href')).toBe(paths.listenBig.href({ grade_id: 169 }));
  expect(screen.getByText('353')).toBeVisible();
});

it('shows the papers of six grades in tabs (spec: A2 exam home senior tabs, A2 exam home junior tabs, A9 exam tab grades)', async () => {
  open();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(GRADES.map(([, name]) => name));
  expect(screen.getByRole('link', { name: '高三的试卷' })).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: '初二' }));
  expect(screen.getByRole('link', { name: '初二的试卷' })).toBeVisible();
  expect(screen.getByRole('link', { name: /全部 64 份初二试卷/ }).getAttribute('href')).toBe(
    paths.listenBig.href({ grade_id: 165 }),
  );
  fireEvent.click(screen.getByRole('tab', { name: '初三' }));
  expect(screen.getByText('初三还没有试卷')).toBeVisible();
});

it('adds a paper to the favourites', async () => {
  const { calls } = open(true);
  fireEvent.click(await screen.findByRole('button', { name: /收藏：高三的试卷/ }));
  expect(await screen.findByText('收藏成功')).toBeVisible();
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/user_favorites/add')?.params).toEqual({
      type: 1,
      content_id: 169,
    }),
  );
});

for (const { who, gradeId, stage, page, spec } of [
  { who: 'nobody’s grade', gradeId: null, stage: 9, page: 'highSchoolBooks', spec: 'without grade' },
  { who: 'a grade of the high school', gradeId: 169, stage: 9, page: 'highSchoolBooks', spec: 'high school' },
  {
    who: 'a grade of the middle school',
    gradeId: 165,
    stage: 10,
    page: 'middleSchoolBooks',
    spec: 'middle school',
  },
  {
    who: 'a grade that only the lookup has',
    gradeId: 201,
    stage: 7,
    page: 'primarySchoolBooks',
    spec: 'primary school',
  },
] as const) {
  it(`shows the books of the stage of ${who}, and leads to them (spec: A2 exam home books, A4 book panel ${spec})`, async () => {
    const { calls } = open(
      { gradeId },
      { '/api/common/get_grade': () => success([{ id: 201, name: '一年级（五四制）', pid: 7 }]) },
    );
    const way = await screen.findByRole('link', { name: new RegExp(`^去${paths[page].title}`) });
    expect(way.getAttribute('href')).toBe(paths[page].href());
    expect((await screen.findByRole('link', { name: '图书1' })).getAttribute('href')).toBe(
      paths.booksDetails.href({ id: 1 }),
    );
    expect(calls.filter(({ path }) => path === '/api/book/index').at(-1)?.params).toMatchObject({
      grade_id: stage,
    });
  });
}
