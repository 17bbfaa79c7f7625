import { ApiError } from '@inkstone/api';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { createBackend } from './backend.js';
import { App } from './App.js';

// Two files that are gone, as after a release: the desktop's header, and the phone's footer.
vi.mock('./shells/desktop/top.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./shells/mobile/bottom.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  // jsdom cannot scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  // A server that does not answer yet.
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
});

function open({ mobile }: { mobile: boolean }) {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: mobile }));
  // React writes every error that a boundary catches to the console.
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  window.location.hash = '#/no/such/page';
  const backend = createBackend();
  render(<App backend={backend} />);
  return { log, backend };
}

it('offers to reload the page when the code of the header cannot be fetched', async () => {
  open({ mobile: false });
  expect(await screen.findByText('页面没有打开')).toBeVisible();
  expect(screen.getByText('重试')).toBeVisible();
});

it('keeps the header and the screen when the code of the footer cannot be fetched', async () => {
  const { log } = open({ mobile: true });
  expect(await screen.findByText('回到首页')).toBeVisible();
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByText('回到首页')).toBeVisible();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: '登录' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('页面不存在 · 砚田教育'));
  expect(screen.queryByText('页面没有打开')).toBeNull();
});

it('removes a message with the page that it is about', async () => {
  const { backend } = open({ mobile: true });
  await screen.findByText('回到首页');
  act(() => backend.failures.ring(new ApiError({ kind: 'network', msg: '网络异常' })));
  expect(await screen.findByText('网络异常')).toBeVisible();
  // The message belongs to the page that is open once its action has ended.
  await act(() => new Promise((ended) => setTimeout(ended)));
  act(() => {
    window.location.hash = '#/no/other/page';
  });
  await waitFor(() => expect(screen.queryByText('网络异常')).toBeNull());
});
