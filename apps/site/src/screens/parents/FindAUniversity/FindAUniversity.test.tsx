import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireSummary } from '../../../lib/samples/wire.js';
import { renderSite, searchFor, success } from '../../../test/site.js';
import { FindAUniversity } from './FindAUniversity.js';

const LIST = '/api/article/index';

function open(query = '') {
  return renderSite(<FindAUniversity />, {
    address: `${paths.findAUniversity.pattern}${query}`,
    server: {
      [LIST]: () =>
        success({
          list: [
            wireSummary({
              id: 250,
              column_id: 33,
              title: '东南大学',
              province: '江苏省',
              city: '南京市',
              university_type: '2,1',
              university_type_text: '理工、综合',
            }),
          ],
          count: 8,
        }),
      '/api/article/university_province': () =>
        success([
          { id: 32, name: '江苏省' },
          { id: 11, name: '北京市' },
        ]),
      '/api/article/university_type': () => success([{ id: 2, name: '理工' }]),
    },
  });
}

function lastParams({ calls }: ReturnType<typeof open>) {
  return calls.filter(({ path }) => path === LIST).at(-1)?.params;
}

it('lists 5 on a page with place and types, and searches (spec: B2.3 findAUniversity list, B9 page size findAUniversity)', async () => {
  const site = open('?page=2');
  const link = await screen.findByRole('link', { name: '东南大学' });
  expect(link.getAttribute('href')).toBe('#/layout/list/findAUniversityDetails?id=250');
  const item = link.closest('li');
  if (item === null) throw new Error('The link is in no row.');
  const row = within(item);
  expect(row.getByText('江苏省 南京市')).toBeVisible();
  expect(row.getByText('理工')).toBeVisible();
  expect(row.getByText('综合')).toBeVisible();
  expect(lastParams(site)).toMatchObject({ column_id: 33, page: 2, psize: 5 });
  searchFor('东南');
  await waitFor(() => expect(lastParams(site)).toMatchObject({ search: '东南', page: 1 }));
});

it('filters by province, in the groups of the regions, and by type (spec: B2.3 findAUniversity filters, B7 option universities)', async () => {
  const site = open('?page=2');
  const east = await screen.findByRole('group', { name: '华东' });
  fireEvent.click(within(east).getByRole('button', { name: '江苏' }));
  fireEvent.click(screen.getByRole('button', { name: '理工' }));
  await waitFor(() => expect(lastParams(site)).toMatchObject({ province: 32, university_type: 2, page: 1 }));
});

it('leads to the score lines of the chosen province', async () => {
  open('?province=32');
  const link = await screen.findByRole('link', { name: '查江苏的分数线' });
  expect(link.getAttribute('href')).toBe('#/layout/list/fractionBar?area_id=32');
});
