import { describe, expect, it } from 'vitest';

import { paperTheme, themes } from '../theme/theme.js';
import { checkTheme, contrast } from './index.js';

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#fff', '#ffffff', 1],
  ['#767676', '#fff', 4.54],
])('calculates the contrast of %s and %s as WCAG does', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 2);
  expect(contrast(second, first)).toBeCloseTo(ratio, 2);
});

describe('checkTheme', () => {
  it.each(Object.values(themes))('finds nothing in the theme $name', (theme) =>
    expect(checkTheme(theme)).toEqual([]),
  );

  it('names text that is too pale, on each surface', () => {
    const faults = checkTheme({ ...paperTheme, text: { ...paperTheme.text, quiet: '#8C8C8C' } });
    expect(faults).toEqual(
      ['surface.page', 'surface.raised', 'surface.sunken'].map((background) => ({
        foreground: 'text.quiet',
        background,
        ratio: expect.closeTo(3.2, 0) as number,
        wanted: 4.5,
      })),
    );
  });

  it('names text that is too close to the background of its own', () => {
    const faults = checkTheme({ ...paperTheme, chosen: { surface: '#777777', text: '#888888' } });
    expect(faults).toEqual([
      {
        foreground: 'chosen.text',
        background: 'chosen.surface',
        ratio: expect.closeTo(1.26, 1) as number,
        wanted: 4.5,
      },
    ]);
  });

  it('asks less of the edge of a control than of text', () => {
    const withBorder = (strong: string) =>
      checkTheme({ ...paperTheme, border: { ...paperTheme.border, strong } });
    expect(withBorder('#7F7F7F')).toEqual([]);
    expect(withBorder('#C0C0C0')[0]).toMatchObject({ foreground: 'border.strong', wanted: 3 });
  });

  it('names a cover that is too light for its print', () => {
    const cloth = { ...paperTheme.cloth, high: { from: '#A0C0E0', to: '#8090A0' } };
    const faults = checkTheme({ ...paperTheme, cloth });
    expect(faults.map(({ background }) => background)).toEqual(['cloth.high']);
  });

  it('reports a colour that it cannot read', () => {
    const faults = checkTheme({ ...paperTheme, focus: 'rebeccapurple' });
    expect(faults).toHaveLength(3);
    expect(faults[0]).toEqual({
      foreground: 'focus',
      background: 'surface.page',
      ratio: null,
      wanted: 3,
    });
  });
});
