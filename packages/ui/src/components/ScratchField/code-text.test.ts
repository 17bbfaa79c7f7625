import { describe, expect, it } from 'vitest';

import { cellsOf, looksLikeAnother } from './code-text.js';

describe('cellsOf', () => {
  it('fills up to the expected length', () => {
    expect(cellsOf('YTJY2', 8)).toEqual([
      ['Y', 'T', 'J', 'Y'],
      ['2', undefined, undefined, undefined],
    ]);
  });

  it('adds groups for a longer code', () => expect(cellsOf('YTJY20279', 8)).toHaveLength(3));
});

it('knows the characters that are easily misread', () =>
  expect(Array.from('Y0OT1ILJ5S8B').filter(looksLikeAnother).join('')).toBe('0O1IL5S8B'));
