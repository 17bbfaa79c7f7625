import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { durationText } from '../../src/rules/index.js';

describe('the length of a video', () => {
  it.each([
    [1260, '21:00'],
    [59, '00:59'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3729, '1:02:09'],
    [36_000, '10:00:00'],
    [12.9, '00:12'],
    [0, ''],
    [-5, ''],
  ])('of %d seconds reads %j', (seconds, text) => expect(durationText(seconds)).toBe(text));

  it('can be converted back', () => {
    assert(
      property(integer({ min: 1, max: 1_000_000 }), (seconds) => {
        const parts = durationText(seconds).split(':').map(Number);
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
        expect(parts.slice(1).every((part) => part < 60)).toBe(true);
      }),
    );
  });
});
