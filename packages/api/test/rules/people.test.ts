import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applicationStep, realNameKnown } from '../../src/rules/index.js';

describe('a shop application (spec: B4 shop step)', () => {
  it.each([
    [0, 1],
    [1, 2],
    [4, 5],
    [-1, 1],
    [9, 5],
  ])('of status %d is at step %d', (status, step) => expect(applicationStep(status)).toBe(step));

  it('is always at an existing step, and a higher status is never at a lower step', () => {
    assert(
      property(integer({ min: -10, max: 20 }), (status) => {
        const step = applicationStep(status);
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(5);
        expect(applicationStep(status + 1)).toBeGreaterThanOrEqual(step);
      }),
    );
  });
});

describe('a real name (spec: B4 real name done)', () => {
  it.each([
    ['周明', '11010119900307123X', true],
    ['周明', '', false],
    ['', '11010119900307123X', false],
    ['', '', false],
  ])('with the name %j and the card %j is verified: %s', (username, identity_card_code, known) =>
    expect(realNameKnown({ username, identity_card_code })).toBe(known),
  );

  it('needs both', () => {
    assert(
      property(string(), string(), (username, identity_card_code) => {
        expect(realNameKnown({ username, identity_card_code })).toBe(
          username.length > 0 && identity_card_code.length > 0,
        );
      }),
    );
  });
});
