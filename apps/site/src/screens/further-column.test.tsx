import { SECTIONS, type Section } from '@inkstone/api/rules';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { COLUMNS, type Column } from '../lib/config/columns.js';
import { paths } from '../lib/config/paths.js';
import { searchText } from '../lib/config/query.js';
import { listRoute, route } from '../lib/config/route.js';
import { wireArticle, wireSummary } from '../lib/samples/wire.js';
import { renderSite, success, type SiteOptions } from '../test/site.js';

// All that a further column needs on the site: its section, its two routes, and how its articles are listed.
(SECTIONS as Record<string, Section>)['readingClub'] = {
  id: 90,
  title: '读书会',
  detail: 'readingClubDetails',
};
Object.assign(paths, {
  readingClub: listRoute({ pattern: '/layout/list/readingClub', title: '读书会' }, { search: searchText }),
  readingClubDetails: route({ pattern: '/layout/list/readingClubDetails', title: '读书会' }),
});
(COLUMNS as Record<string, Column>)['readingClub'] = {
  pageSize: 6,
  noun: '文章',
  unit: '篇',
  search: { label: '搜索读书会', placeholder: '请输入书名' },
};

it('lists and opens the articles of a column that was added to the tables', async () => {
  const { Screens } = await import('../app/router.js');
  const { firstQueries } = await import('../app/first-queries.js');
  const { sectionPath } = await import('../lib/config/within.js');
  const article = { id: 7, column_id: 90, title: '第一次读书会' };
  const server: SiteOptions['server'] = {
    '/api/article/index': () => success({ list: [wireSummary(article)], count: 1 }),
    '/api/article/info': () => success(wireArticle(article)),
  };
  const { backend, calls, unmount } = renderSite(<Screens />, {
    server,
    address: '/layout/list/readingClub',
  });
  const link = await screen.findByRole('link', { name: '第一次读书会' });
  expect(screen.getByRole('searchbox', { name: '搜索读书会' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/article/index')?.params).toEqual({
    column_id: 90,
    page: 1,
    psize: 6,
  });
  expect(firstQueries(backend.client, '/layout/list/readingClub')).toHaveLength(2);
  expect(firstQueries(backend.client, '/layout/list/readingClubDetails?id=7')).toHaveLength(1);
  expect(sectionPath('/layout/list/readingClubDetails')).toBe('/layout/list/readingClub');

  expect(link.getAttribute('href')).toBe('#/layout/list/readingClubDetails?id=7');
  unmount();
  renderSite(<Screens />, { server, address: '/layout/list/readingClubDetails?id=7' });
  expect(await screen.findByRole('heading', { level: 1, name: '第一次读书会' })).toBeVisible();
  expect(screen.getByRole('link', { name: '下一篇的题目' }).getAttribute('href')).toBe(
    '#/layout/list/readingClubDetails?id=8',
  );
});
