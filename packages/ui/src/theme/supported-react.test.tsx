import { cleanup, render, screen } from '@testing-library/react';
import type * as React from 'react';
import { afterEach, expect, it, vi } from 'vitest';

const react = vi.hoisted(() => ({ version: '' }));

vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  get version() {
    return react.version;
  },
}));

const { ScopedThemeRoot, ThemeRoot } = await import('./index.js');

afterEach(cleanup);

it.each([
  ['ThemeRoot', ThemeRoot],
  ['ScopedThemeRoot', ScopedThemeRoot],
])('%s says which React is needed instead of showing a page that breaks', (_name, Root) => {
  for (const version of ['18.3.1', '19.1.0']) {
    react.version = version;
    const { unmount } = render(<Root>页面</Root>);
    expect(screen.getByRole('alert').textContent).toBe(
      `@inkstone/ui 需要 React 19.2 或更新的版本，这个页面用的是 React ${version}。`,
    );
    expect(screen.queryByText('页面')).toBeNull();
    unmount();
  }
});

it.each(['19.2.0', '19.3.0-canary-1', '20.0.0'])('shows the page with React %s', (version) => {
  react.version = version;
  render(
    <ThemeRoot>
      <p>页面</p>
    </ThemeRoot>,
  );
  expect(screen.getByText('页面').tagName).toBe('P');
});
