import { expect, it } from 'vitest';

import { verdictOn } from './verdict.js';

const line = { score: 425, ordinary: true };

it.each([
  [468, { text: '过 43', over: true }],
  [425, { text: '正好到线', over: true }],
  [400, { text: '差 25', over: false }],
])('says of %i points how far they are from the line', (mine, verdict) =>
  expect(verdictOn(line, mine)).toEqual(verdict),
);

it('says nothing without a score, or about a line for art or sport', () => {
  expect(verdictOn(line, undefined)).toBeUndefined();
  expect(verdictOn({ ...line, ordinary: false }, 468)).toBeUndefined();
});
