import { expect, it } from 'vitest';

import { fullMarks, isOrdinaryLine } from './score-lines.js';

it.each([
  ['上海市', 660],
  ['海南', 900],
  ['河北', 750],
  ['', 750],
])('the full marks of %s are %i', (province, marks) => expect(fullMarks(province)).toBe(marks));

it('a line with a professional score is for art or sport', () => {
  expect(isOrdinaryLine({ professional_score: 183 })).toBe(false);
  expect(isOrdinaryLine({ professional_score: null })).toBe(true);
});
