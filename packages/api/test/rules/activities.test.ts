import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { activityLabel, activityOver, workNotice, workReplaceable } from '../../src/rules/index.js';

describe('an activity', () => {
  it('is over from its last second on', () => {
    expect(activityOver(1788192000, 1788192000_000 - 1)).toBe(false);
    expect(activityOver(1788192000, 1788192000_000)).toBe(true);
    expect(activityLabel(1788192000, 1788192000_000 - 1)).toBe('我要加入');
    expect(activityLabel(1788192000, 1788192000_000)).toBe('活动已结束');
  });

  it('never begins again', () => {
    const seconds = integer({ min: 0, max: 4_102_444_800 });
    assert(
      property(seconds, seconds, integer({ min: 0 }), (end, now, later) => {
        expect(activityOver(end, now * 1000)).toBe(end <= now);
        if (activityOver(end, now * 1000)) expect(activityOver(end, now * 1000 + later)).toBe(true);
      }),
    );
  });
});

describe("a student's work", () => {
  it.each([
    [1, false, undefined],
    [0, true, undefined],
    [-1, true, '作品审核未通过，请重新上传文件！'],
  ])('of status %d may be sent again: %s', (status, replaceable, notice) => {
    expect(workReplaceable(status)).toBe(replaceable);
    expect(workNotice(status)).toBe(notice);
  });

  it('is asked for again only while it may be sent', () => {
    assert(
      property(integer(), (status) => {
        if (workNotice(status) !== undefined) expect(workReplaceable(status)).toBe(true);
      }),
    );
  });
});
