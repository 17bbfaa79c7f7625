import { expect, it } from 'vitest';

import { sheetsOf } from './count-sheets.js';

it.each([
  [{ pages: 8, copies: 46 }, true, 184],
  [{ pages: 7, copies: 1 }, true, 4],
  [{ pages: 7, copies: 2 }, false, 14],
  [{ pages: undefined, copies: 3 }, true, 0],
])('counts the sheets of %o, on both sides: %s', (printed, both, sheets) => {
  expect(sheetsOf(printed, both)).toBe(sheets);
});
