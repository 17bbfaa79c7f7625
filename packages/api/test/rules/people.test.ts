import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { APPLICATION_STEPS, applicationStep, realNameKnown, realNameLabel } from '../../src/rules/index.js';

describe('a shop application', () => {
  it.each([
    [0, 1],
    [1, 2],
    [4, 5],
    [-1, 1],
    [9, 5],
  ])('of status %d stands at step %d', (status, step) => {
    expect(applicationStep(status)).toBe(step);
  });

  it('is always at a step of the page, and never falls back while its status rises', () => {
    assert(
      property(integer({ min: -10, max: 20 }), (status) => {
        const step = applicationStep(status);
        expect(step).toBeGreaterThanOrEqual(1);
        expect(step).toBeLessThanOrEqual(APPLICATION_STEPS);
        expect(applicationStep(status + 1)).toBeGreaterThanOrEqual(step);
      }),
    );
  });
});

describe('a real name', () => {
  it.each([
    ['周明', '11010119900307123X', '已实名认证'],
    ['周明', '', '实名认证'],
    ['', '11010119900307123X', '实名认证'],
    ['', '', '实名认证'],
  ])('with name %j and card %j reads %s', (username, identity_card_code, label) => {
    expect(realNameLabel({ username, identity_card_code })).toBe(label);
  });

  it('needs both, whatever they are', () => {
    assert(
      property(string(), string(), (username, identity_card_code) => {
        expect(realNameKnown({ username, identity_card_code })).toBe(
          username.length > 0 && identity_card_code.length > 0,
        );
      }),
    );
  });
});
