import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderSite } from '../test/site.js';
import { Screens } from './router.js';

it.each(['/layout/list/addedServices', '/layout/list/addedServices/', '/layout/list/addedServices?page=2'])(
  'opens the book list at %s',
  async (address) => {
    renderSite(<Screens />, { server: {}, address });
    expect(await screen.findByRole('heading', { level: 1, name: '图书检索' })).toBeVisible();
  },
);

it.each(['/layout/list/addedservices', '/no/such/page', '/layout/list/addedServices/more'])(
  'says that there is no page at %s',
  async (address) => {
    renderSite(<Screens />, { server: {}, address });
    expect(await screen.findByText('回到首页')).toBeVisible();
  },
);
