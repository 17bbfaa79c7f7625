import { expect, it } from 'vitest';

import { media } from '../tokens/index.js';
import { matchesWidth } from './served-width.js';

it.each([
  { query: media.mobile, matching: [375, 599] },
  { query: media.desktop, matching: [600, 1023, 1366] },
  { query: media.narrowDesktop, matching: [600, 1023] },
  // A server knows neither the pointer nor the user's preferences.
  { query: media.reducedMotion, matching: [] },
  { query: media.hover, matching: [] },
])('$query matches at $matching', ({ query, matching }) => {
  const widths = [375, 599, 600, 1023, 1366];
  expect(widths.filter((width) => matchesWidth(query, width))).toEqual(matching);
});
