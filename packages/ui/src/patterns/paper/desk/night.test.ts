import { expect, it } from 'vitest';

import { PAPERS } from '../flow/papers.js';
import { NIGHT } from './night.js';

/** Red, green and blue from 0 to 1. */
type Colour = readonly [number, number, number];

function colourOf(hex: string): Colour {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return [r, g, b];
}

function multiply(rows: readonly Colour[], [r, g, b]: Colour): Colour {
  const [x = 0, y = 0, z = 0] = rows.map((row) => row[0] * r + row[1] * g + row[2] * b);
  return [x, y, z];
}

/** Filter Effects 1: https://www.w3.org/TR/filter-effects-1/#ShorthandEquivalents */
const FILTERS: Readonly<Record<string, (amount: number, colour: Colour) => Colour>> = {
  invert: (amount, [r, g, b]) => [amount - r, amount - g, amount - b],
  brightness: (amount, [r, g, b]) => [amount * r, amount * g, amount * b],
  sepia: (amount, colour) => {
    const rest = 1 - amount;
    return multiply(
      [
        [0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest],
        [0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest],
        [0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest],
      ],
      colour,
    );
  },
  // By 180 degrees.
  'hue-rotate': (_, colour) =>
    multiply(
      [
        [-0.574, 1.43, 0.144],
        [0.426, 0.43, 0.144],
        [0.426, 1.43, -0.856],
      ],
      colour,
    ),
};

function filtered(filter: string, colour: Colour): Colour {
  return [...filter.matchAll(/([a-z-]+)\(([\d.]+)/g)].reduce<Colour>((before, [, name = '', amount]) => {
    const [r = 0, g = 0, b = 0] = (FILTERS[name]?.(Number(amount), before) ?? before).map((one) =>
      Math.min(Math.max(one, 0), 1),
    );
    return [r, g, b];
  }, colour);
}

const ground = colourOf(NIGHT.ground);

/** What of a drawing is seen: `screen` of Compositing and Blending 1. */
function drawn(colour: Colour): Colour {
  const [r, g, b] = filtered(NIGHT.drawing, colour);
  return [r + ground[0] - r * ground[0], g + ground[1] - g * ground[1], b + ground[2] - b * ground[2]];
}

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((one) =>
    one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const white = colourOf('#ffffff');
const black = colourOf('#000000');

it.each(['#000000', '#1e2227', '#404040'])('the ink %s has 7:1 on the sheet of the night', (ink) => {
  expect(contrast(drawn(colourOf(ink)), drawn(white))).toBeGreaterThanOrEqual(7);
});

it.each(Object.entries(PAPERS))('the text has 7:1 on the paper %s', (_, { sheet, ink }) => {
  expect(contrast(colourOf(ink), colourOf(sheet))).toBeGreaterThanOrEqual(7);
});

it.each([
  ['PDF', (colour: Colour) => filtered(NIGHT.raster, drawn(colour))],
  ['Word', (colour: Colour) => drawn(filtered(NIGHT.picture, colour))],
])('a picture of a %s file is dimmed, and no negative', (_, seen) => {
  expect(luminance(seen(white))).toBeGreaterThan(0.5);
  expect(luminance(seen(white))).toBeLessThan(0.9);
  expect(luminance(seen(black))).toBeLessThan(0.05);
});
