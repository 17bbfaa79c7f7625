import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireSummary } from '../../../lib/samples/wire.js';
import { renderSite, searchFor, success } from '../../../test/site.js';
import { CheckTheProcess } from './CheckTheProcess.js';

const LIST = '/api/article/index';

function open(query = '', count = 3) {
  return renderSite(<CheckTheProcess />, {
    address: `${paths.checkTheProcess.pattern}${query}`,
    server: {
      '/api/config/get_flow_type': () =>
        success([
          { id: 1, name: '中考报名与录取' },
          { id: 2, name: '高考报名与体检' },
        ]),
      [LIST]: ({ flow_type }) =>
        success({
          list: [wireSummary({ column_id: 31, title: `类型${String(flow_type)}的文章` })],
          count,
        }),
    },
  });
}

it('opens the first type, and another by its tab (spec: B2.3 checkTheProcess tabs, B7 option flow types)', async () => {
  const { here } = open();
  const article = await screen.findByRole('link', { name: '类型1的文章' });
  expect(article.getAttribute('href')).toBe('#/layout/list/checkTheProcessDetails?id=7');
  expect(screen.getByRole('tab', { name: '中考报名与录取' }).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(screen.getByRole('tab', { name: '高考报名与体检' }));
  expect(await screen.findByRole('link', { name: '类型2的文章' })).toBeVisible();
  expect(here()).toBe(`${paths.checkTheProcess.pattern}?flow_type=2`);
});

it('opens the first type where the address names one that does not exist', async () => {
  open('?flow_type=99');
  expect(await screen.findByRole('link', { name: '类型1的文章' })).toBeVisible();
});

it('shows 12 on a page, and keeps the type on the next (spec: B2.3 checkTheProcess pages, B9 page size checkTheProcess)', async () => {
  const { calls } = open('?flow_type=2', 20);
  await screen.findByRole('link', { name: '类型2的文章' });
  fireEvent.click(screen.getByRole('link', { name: '下一页' }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === LIST).at(-1)?.params).toMatchObject({
      column_id: 31,
      flow_type: 2,
      page: 2,
      psize: 12,
    }),
  );
});

it('searches in the list of the section, and not for nothing (spec: B2.3 checkTheProcess search)', () => {
  const { here } = open();
  searchFor('', '搜索办事流程');
  expect(here()).toBe(paths.checkTheProcess.pattern);
  searchFor(' 报名 ', '搜索办事流程');
  expect(here()).toBe(`${paths.checkTheProcessList.pattern}?search=报名`);
});
