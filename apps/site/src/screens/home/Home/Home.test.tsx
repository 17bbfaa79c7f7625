import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { renderSite, success } from '../../../test/site.js';
import { Home } from './Home.js';

it('asks for three news of column 39, and says where there are none (spec: A2 home news empty, A9 news column, A9 page size news, A7 article index news)', async () => {
  const { calls } = renderSite(<Home />, {
    address: paths.home.path(),
    server: { '/api/article/index': () => success({ list: [], count: 0 }) },
  });
  const news = within(await screen.findByRole('region', { name: '企业动态' }));
  expect(await news.findByText('还没有动态')).toBeVisible();
  expect(news.queryAllByRole('article')).toEqual([]);
  expect(calls.filter(({ path }) => path === '/api/article/index').map(({ params }) => params)).toEqual([
    { column_id: 39, page: 1, psize: 3 },
  ]);
});

it('shows its slides, which lead on (spec: A2 slideshow, A2 slideshow slide)', async () => {
  const { calls } = renderSite(<Home />, {
    address: paths.home.path(),
    server: {
      '/api/config/slideshow': () =>
        success([
          { id: 1, image: '', title: '新书上架', intro: '', extend: '/layout/list/addedServices?cate_id=12' },
        ]),
      '/api/book/new': () => success([]),
    },
  });
  const way = await screen.findByRole('link', { name: /查看详情/ });
  expect(way.getAttribute('href')).toBe('#/layout/list/addedServices?cate_id=12');
  expect(screen.getByText('新书上架')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/config/slideshow')?.params).toEqual({ column_id: '17' });
});
