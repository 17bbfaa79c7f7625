import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { wireSummary } from '../../../lib/samples/wire.js';
import { renderSite, success } from '../../../test/site.js';
import { CheckTheProcessList } from './CheckTheProcessList.js';

it('marks the words of the search in the titles, beside the recommended articles (spec: B2.3 checkTheProcessList side panel)', async () => {
  renderSite(<CheckTheProcessList />, {
    address: `${paths.checkTheProcessList.pattern}?search=报名`,
    server: {
      '/api/article/index': ({ is_recommended }) =>
        success({
          list: [
            wireSummary({ column_id: 31, title: is_recommended === 1 ? '推荐的一篇' : '高考报名一篇看懂' }),
          ],
          count: 1,
        }),
    },
  });
  expect(await screen.findByRole('link', { name: '高考报名一篇看懂' })).toBeVisible();
  expect(screen.getByText('报名').tagName).toBe('MARK');
  expect(await screen.findByRole('region', { name: '推荐阅读' })).toBeVisible();
  expect(screen.getByRole('link', { name: '推荐的一篇' })).toBeVisible();
});
