import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireBook, wireSummary } from '../../../lib/samples/wire.js';
import { refusal, renderSite, success, type SiteOptions } from '../../../test/site.js';
import { TeacherHand } from './TeacherHand.js';

const CARDS = [
  { title: '教研项目', descr: '三十二项课题。', url: '/layout/list/research', button_text: '查看课题' },
  { title: '教学活动', descr: '命题工作坊。', url: 'javascript:alert(1)', button_text: '我要报名' },
  { title: '样书申请', descr: '图书捐赠。', url: '/layout/list/bookDonation', button_text: '去申请' },
];

const server: SiteOptions['server'] = {
  '/api/config/column': () =>
    success([
      {
        id: 15,
        title: '教师助手',
        type: 1,
        sort: 1,
        children: [{ id: 24, title: '教研项目', type: 1, sort: 1 }],
      },
    ]),
  '/api/config/slideshow': () => refusal(500, '轮播暂时无法显示'),
  '/api/common/teacher_card': () => success(CARDS),
  '/api/recommended/index': () =>
    success({
      list: [{ ...wireBook({ id: 5 }), image: '', description: '十一稿', content_type: 3, column_id: 40 }],
      count: 1,
    }),
  '/api/book/new': () => success([wireBook({ id: 1 }), wireBook({ id: 2, grade_id: 158 })]),
  '/api/article/index': ({ column_id, psize }) => {
    const column = Number(column_id);
    const list = Array.from({ length: Number(psize) }, (_, index) =>
      wireSummary({
        id: column * 10 + index,
        column_id: column,
        title: `栏目${String(column)}之${String(index)}`,
      }),
    );
    return success({ list, count: column });
  },
};

const link = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

it('shows the three cards of the server, and no link that may not be opened (spec: B2.1 teacherHand cards)', async () => {
  renderSite(<TeacherHand />, { server });
  const cards = within(await screen.findByRole('region', { name: '常用入口' }));
  expect(await cards.findByRole('link', { name: '教研项目' })).toHaveProperty(
    'hash',
    '#/layout/list/research',
  );
  expect(cards.getByText('查看课题')).toBeVisible();
  expect(cards.getByRole('heading', { name: '教学活动' })).toBeVisible();
  expect(cards.getByText('命题工作坊。')).toBeVisible();
  expect(cards.getAllByRole('link')).toHaveLength(2);
});

it('shows the newest article of the cooperation platform (spec: B2.1 teacherHand teaser)', async () => {
  renderSite(<TeacherHand />, { server });
  expect(await link('栏目15之0')).toBe('#/layout/list/cooperatePlate?id=150');
});

it('opens recommended results as works (spec: B2.1 teacherHand results)', async () => {
  const { calls } = renderSite(<TeacherHand />, { server });
  expect(await link('图书5')).toBe('#/layout/list/worksDisplayDetails?id=5');
  expect(calls.find(({ path }) => path === '/api/recommended/index')?.params).toMatchObject({
    column_key: 'research_result',
  });
});

it('shows three items of research (spec: B2.1 teacherHand research, B9 teacher hub)', async () => {
  renderSite(<TeacherHand />, { server });
  const section = within(await screen.findByRole('region', { name: '新近项目' }));
  expect(await section.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(section.getByRole('link', { name: /^全部项目/ })).toHaveProperty('hash', '#/layout/list/research');
});

it('lists its pages with their names in the menu and their counts', async () => {
  renderSite(<TeacherHand />, { server });
  const contents = within(await screen.findByRole('navigation', { name: '目录' }));
  expect(await contents.findByRole('link', { name: /教研项目\s*共\s*24/ })).toHaveProperty(
    'hash',
    '#/layout/list/research',
  );
  expect(await contents.findByRole('link', { name: /公益助学\s*共\s*46/ })).toBeVisible();
});

it('shows new books, which open, and leads to the books of the high school without a grade (spec: B2.1 teacherHand new books)', async () => {
  renderSite(<TeacherHand />, { server });
  expect(await link('图书1')).toBe('#/layout/list/booksDetails?id=1');
  expect(await link(/^去高中图书/)).toBe('#/layout/list/highSchoolBooks');
});

for (const { gradeId, page, spec } of [
  { gradeId: null, page: 'highSchoolBooks', spec: 'without grade' },
  { gradeId: 167, page: 'highSchoolBooks', spec: 'high school' },
  { gradeId: 166, page: 'middleSchoolBooks', spec: 'middle school' },
  { gradeId: 158, page: 'primarySchoolBooks', spec: 'primary school' },
] as const) {
  it(`leads a person of grade ${String(gradeId)} to ${page} (spec: B2.1 teacherHand stage link, B6 stage ${spec})`, async () => {
    renderSite(<TeacherHand />, { server, owner: { gradeId } });
    expect(await link(new RegExp(`^去${paths[page].title}`))).toBe(paths[page].href());
  });
}

it('leaves the name of the section out of a headline, which stands beside it', async () => {
  const slide = { id: 1, title: '教师助手：把时间还给备课', intro: '', image: '', extend: '' };
  renderSite(<TeacherHand />, {
    server: { ...server, '/api/config/slideshow': () => success([slide]) },
  });
  expect(await screen.findByText('把时间还给备课')).toBeVisible();
});

it('keeps the other blocks when one fails', async () => {
  renderSite(<TeacherHand />, {
    server: { ...server, '/api/common/teacher_card': () => refusal(500, '卡片暂时无法显示') },
  });
  expect(await screen.findByText('卡片暂时无法显示')).toBeVisible();
  expect(await link('栏目15之0')).toBe('#/layout/list/cooperatePlate?id=150');
});
