import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createBackend } from './backend.js';
import { App } from './App.js';

/** The desktop's head is gone, as after a release; of the phone's shell only the foot is. */
vi.mock('./load-shell.js', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  return {
    loadTop: (name: string) =>
      name === 'mobile' ? Promise.resolve({ Top: () => <header>砚台</header> }) : gone(),
    loadBottom: gone,
  };
});
vi.mock('./router.js', () => ({ Screens: () => <h1>图书检索</h1> }));

function open({ mobile }: { mobile: boolean }) {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: mobile }));
  // React tells the console of every error that a boundary catches.
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  render(<App backend={createBackend()} />);
  return log;
}

it('offers to load the page anew when the code of the shell cannot be fetched', async () => {
  open({ mobile: false });
  expect(await screen.findByText('页面没有打开')).toBeDefined();
  expect(screen.getByText('重试')).toBeDefined();
});

it('keeps head and screen when the code of the foot cannot be fetched', async () => {
  const log = open({ mobile: true });
  expect(await screen.findByText('图书检索')).toBeDefined();
  await vi.waitFor(() => {
    expect(log).toHaveBeenCalled();
  });
  expect(screen.getByText('砚台')).toBeDefined();
  expect(screen.getByText('图书检索')).toBeDefined();
  expect(screen.queryByText('页面没有打开')).toBeNull();
});
