import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { nightTheme, paperTheme, ThemeRoot } from './index.js';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it('gives the bars of the browser the page colour of the theme in use', () => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  const { rerender } = render(<ThemeRoot>{null}</ThemeRoot>);
  expect(meta.content).toBe(paperTheme.surface.page);
  rerender(<ThemeRoot theme={nightTheme}>{null}</ThemeRoot>);
  expect(meta.content).toBe(nightTheme.surface.page);
});
