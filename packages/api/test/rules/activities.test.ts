import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { activityOver, workReplaceable } from '../../src/rules/index.js';

describe('an activity (spec: B4 activity open, B4 activity ended)', () => {
  it('is over from end_time on', () => {
    expect(activityOver(1788192000, 1788192000_000 - 1)).toBe(false);
    expect(activityOver(1788192000, 1788192000_000)).toBe(true);
  });

  it('stays over', () => {
    const seconds = integer({ min: 0, max: 4_102_444_800 });
    assert(
      property(seconds, seconds, integer({ min: 0 }), (end, now, later) => {
        expect(activityOver(end, now * 1000)).toBe(end <= now);
        if (activityOver(end, now * 1000)) expect(activityOver(end, now * 1000 + later)).toBe(true);
      }),
    );
  });
});

describe("a student's work (spec: B4 work approved)", () => {
  it.each([
    [1, false],
    [0, true],
    [-1, true],
  ])('of status %d may be submitted again: %s', (status, replaceable) =>
    expect(workReplaceable(status)).toBe(replaceable),
  );
});
