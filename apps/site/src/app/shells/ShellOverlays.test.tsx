import { ApiProvider } from '@inkstone/api/react';
import { ToastProvider } from '@inkstone/ui/components/Toast';
import { ThemeRoot } from '@inkstone/ui/theme';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';

import { createBackend } from '../backend.js';
import { ShellOverlays } from './ShellOverlays.js';

vi.mock('@inkstone/ui/patterns/MenuDrawer', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('@inkstone/ui/patterns/ShopsDrawer', () => ({ ShopsDrawer: () => <p>官方店铺</p> }));

const opened = { open: true, show: () => undefined, hide: () => undefined };

it('keeps the page and the other overlays when the code of one cannot be fetched', async () => {
  // React writes every error that a boundary catches to the console.
  const hide = vi.fn();
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { client, queryClient } = createBackend();
  render(
    <ThemeRoot>
      <ToastProvider>
        <ApiProvider client={client} queryClient={queryClient}>
          <MemoryRouter>
            <h1>图书检索</h1>
            <ShellOverlays
              shell={{
                pathname: '/',
                brand: { name: '砚台', homeHref: '#/' },
                sections: [],
                menuLoading: false,
                currentId: undefined,
                account: { loggedIn: false, href: '#/login' },
                menuDrawer: { ...opened, hide },
                searchDialog: { ...opened, open: false },
                shopsDrawer: opened,
                search: { text: '', onText: () => undefined },
                greeted: true,
                onGreeted: () => undefined,
              }}
              colophon={{
                footer: { shortcuts: [] },
                shops: { items: [], loading: false },
                greeting: '',
              }}
            />
          </MemoryRouter>
        </ApiProvider>
      </ToastProvider>
    </ThemeRoot>,
  );
  expect(await screen.findByText('官方店铺')).toBeVisible();
  // The menu says so and closes: the next click fetches it again.
  expect(await screen.findByText('没有打开，请检查网络后再试')).toBeVisible();
  expect(log).toHaveBeenCalled();
  expect(hide).toHaveBeenCalled();
  expect(screen.getByText('图书检索')).toBeVisible();
  expect(screen.getByText('官方店铺')).toBeVisible();
});
