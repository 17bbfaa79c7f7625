import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireArticle, wireSummary } from '../../../lib/samples/wire.js';
import { refusal, renderSite, success, type SiteOptions } from '../../../test/site.js';
import { FindAUniversityDetails } from './FindAUniversityDetails.js';

const line = {
  id: 1,
  area_name: '江苏',
  year_name: '2026',
  class_name: '物理类',
  batch_name: '本科批',
  class_descr: '普通类',
  score: 425,
  ranking: null,
  professional_score: null,
};

const server: SiteOptions['server'] = {
  '/api/article/info': () =>
    success(
      wireArticle({
        id: 250,
        column_id: 33,
        title: '东南大学',
        province: '江苏省',
        city: '南京市',
        university_type: '2,1',
        university_type_text: '理工、综合',
        source: '砚田升学资料室',
      }),
    ),
  '/api/article/university_province': () => success([{ id: 32, name: '江苏省' }]),
  '/api/article/index': () =>
    success({
      list: [
        wireSummary({ id: 250, column_id: 33, title: '东南大学' }),
        wireSummary({ id: 253, column_id: 33, title: '河海大学', city: '南京市' }),
      ],
      count: 8,
    }),
  '/api/score_line/area': () => success([{ label: '江苏', name: 32 }]),
  '/api/score_line/index': () =>
    success({
      list: [
        line,
        { ...line, id: 2, batch_name: '体育类本科', score: 300, professional_score: 186 },
        { ...line, id: 3, year_name: '2025', score: 435 },
      ],
      count: 3,
    }),
};

function open(answers = server) {
  return renderSite(<FindAUniversityDetails />, {
    address: `${paths.findAUniversityDetails.pattern}?id=250`,
    server: answers,
  });
}

it('shows province, city, types and source (spec: B2.3 findAUniversityDetails)', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '东南大学' })).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['江苏省', '南京市', '理工综合', '砚田升学资料室']);
  expect(screen.getByRole('navigation', { name: '上一所与下一所' })).toBeVisible();
});

it('shows the lines of the province in its latest year, without those of art and sport', async () => {
  open();
  const lines = within(await screen.findByRole('region', { name: '江苏的批次线' }));
  expect(lines.getByText('425')).toBeVisible();
  expect(lines.queryByText('300')).toBeNull();
  expect(lines.queryByText('435')).toBeNull();
});

it('shows the other universities of the province, not this one', async () => {
  open();
  const wall = within(await screen.findByRole('region', { name: '同在江苏' }));
  expect(wall.getByRole('link', { name: '河海大学' }).getAttribute('href')).toBe(
    '#/layout/list/findAUniversityDetails?id=253',
  );
  expect(wall.queryByRole('link', { name: '东南大学' })).toBeNull();
  expect(wall.getByRole('link', { name: /全部 8 所/ }).getAttribute('href')).toBe(
    '#/layout/list/findAUniversity?province=32',
  );
});

it('stays whole where lines and neighbours cannot be fetched', async () => {
  open({
    ...server,
    '/api/score_line/index': () => refusal(500, '服务器开小差了'),
    '/api/article/index': () => refusal(500, '服务器开小差了'),
  });
  expect(await screen.findByText('正文')).toBeVisible();
  expect(screen.queryByText('服务器开小差了')).toBeNull();
  expect(screen.queryByRole('region', { name: '同在江苏' })).toBeNull();
});
