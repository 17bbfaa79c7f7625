import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { afterEach, expect, it } from 'vitest';

import { renderWithStyles } from '../server/index.js';
import { radius } from '../tokens/index.js';
import { nightTheme, paperTheme, ScopedThemeRoot, ThemeRoot } from './index.js';

afterEach(() => {
  cleanup();
  // Not the style elements, which styled-components keeps using.
  for (const meta of document.head.querySelectorAll('meta')) meta.remove();
});

/** The global styles, without blanks. */
function stylesOf(root: ReactElement): string {
  return renderWithStyles(root, renderToString).styles.replaceAll(/\s/g, '');
}

it('scales every length from 375 px on a phone and 1915 px on a desktop (spec: A9 base widths)', () => {
  const styles = stylesOf(<ThemeRoot>{null}</ThemeRoot>);
  expect(styles).toContain('font-size:clamp(0.875rem,calc(100vw*16/1915),1.25rem)');
  expect(styles).toMatch(
    /max-width:37\.49875em\)\{[^}]*font-size:clamp\(0\.875rem,calc\(100vw\*16\/375\),1\.25rem\)/,
  );
});

it('gives the bars of the browser the page colour of the theme in use', () => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  const { rerender } = render(<ThemeRoot theme={paperTheme}>{null}</ThemeRoot>);
  expect(meta.content).toBe(paperTheme.surface.page);
  rerender(<ThemeRoot theme={nightTheme}>{null}</ThemeRoot>);
  expect(meta.content).toBe(nightTheme.surface.page);
});

it('limits every rule of a scoped root to its own element', () => {
  const Title = styled.h2`
    margin: 1px;
  `;
  const styles = stylesOf(
    <ScopedThemeRoot theme={nightTheme}>
      <Title />
    </ScopedThemeRoot>,
  );
  expect(styles).toContain(nightTheme.text.strong);
  expect(styles).toContain('margin:1px');
  const rules = [...styles.replaceAll(/<[^>]*>|\/\*!sc\*\//g, '').matchAll(/([^{}]+)\{[^{}]*\}/g)];
  const selectors = rules.flatMap(([, list = '']) => list.split(/,(?![^(]*\))/));
  expect(selectors.length).toBeGreaterThan(10);
  // The last rule of each component only tells the browser that its styles are loaded.
  const elsewhere = selectors.filter((one) => !one.startsWith('.') && !one.startsWith('data-styled'));
  expect(elsewhere).toEqual([]);
});

it('takes the corners from the theme', () => {
  const angular = { ...paperTheme, radius: { chip: '0', control: '1px', card: '2px' } };
  const styles = stylesOf(<ThemeRoot theme={angular}>{null}</ThemeRoot>);
  for (const name of ['chip', 'control', 'card'] as const) {
    const property = radius[name].slice('var('.length, -')'.length);
    expect(styles).toContain(`${property}:${angular.radius[name]};`);
  }
});
