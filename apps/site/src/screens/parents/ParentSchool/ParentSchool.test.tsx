import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { wireSummary } from '../../../lib/samples/wire.js';
import { refusal, renderSite, success, type SiteOptions } from '../../../test/site.js';
import { ParentSchool } from './ParentSchool.js';

const server: SiteOptions['server'] = {
  '/api/article/index': ({ column_id, psize }) =>
    success({
      list: Array.from({ length: Number(psize) }, (_, index) =>
        wireSummary({
          id: Number(column_id) * 10 + index,
          column_id: Number(column_id),
          title: `栏目${String(column_id)}之${String(index)}`,
        }),
      ),
      count: 120,
    }),
  '/api/recommended/index': () =>
    success({
      list: [0, 52.8].map((price, index) => ({
        id: index + 1,
        title: `图书${String(index)}`,
        image: '',
        img_url: '',
        img_type: 1,
        description: '',
        content_type: 2,
        price,
      })),
      count: 2,
    }),
};

it('shows the first four universities as gates (spec: B2.3 parentSchool universities, B9 parent school)', async () => {
  const { calls } = renderSite(<ParentSchool />, { server });
  const gates = within(await screen.findByRole('region', { name: '找大学' }));
  const links = await gates.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [330, 331, 332, 333].map((id) => `#/layout/list/findAUniversityDetails?id=${String(id)}`),
  );
  expect(calls.map(({ params }) => params)).toContainEqual({ column_id: 33, page: 1, psize: 4 });
});

it('shows the latest articles of the garden (spec: B2.3 parentSchool garden)', async () => {
  renderSite(<ParentSchool />, { server });
  const garden = within(await screen.findByRole('region', { name: '亲子园地' }));
  expect((await garden.findByRole('link', { name: '栏目34之0' })).getAttribute('href')).toBe(
    '#/layout/list/parentChildGardenDetails?id=340',
  );
  expect(garden.getByRole('link', { name: /全部文章/ }).getAttribute('href')).toBe(
    '#/layout/list/parentChildGarden',
  );
});

it('recommends books with their prices, and leads to all (spec: B2.3 parentSchool products, B3 recommended product)', async () => {
  renderSite(<ParentSchool />, { server });
  const products = within(await screen.findByRole('region', { name: '推荐图书' }));
  expect((await products.findByRole('link', { name: '图书1' })).getAttribute('href')).toBe(
    '#/layout/list/booksDetails?id=2',
  );
  expect(products.getByText('暂无定价')).toBeVisible();
  expect(products.getByText('¥ 52.80')).toBeVisible();
  expect(products.getByRole('link', { name: '图书检索' }).getAttribute('href')).toBe(
    '#/layout/list/addedServices',
  );
});

it('keeps the other parts when one fails', async () => {
  renderSite(<ParentSchool />, {
    server: { ...server, '/api/recommended/index': () => refusal(500, '推荐暂时无法显示') },
  });
  expect(await screen.findByText('推荐暂时无法显示')).toBeVisible();
  expect(await screen.findByRole('link', { name: '栏目34之0' })).toBeVisible();
});
