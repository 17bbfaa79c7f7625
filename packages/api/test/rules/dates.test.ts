import { assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { clockTime, dashDate, dashDateTime, dayOfText } from '../../src/rules/index.js';

describe('dates', () => {
  // At 2026-09-01 00:00 in China it is still August in London.
  it("are those of China's time zone (spec: A3 timestamps, A9 timestamps, B9 timestamps)", () => {
    expect(dashDate(1788192000)).toBe('2026-09-01');
    expect(dashDate(1788191999)).toBe('2026-08-31');
    expect(clockTime(1788192000)).toBe('00:00');
    expect(clockTime(1788191999)).toBe('23:59');
    expect(dashDateTime(1788191999)).toBe('2026-08-31 23:59');
    expect(dayOfText('2026-11-12 09:30:00')).toBe('2026-11-12');
  });

  it('agree with Intl for Asia/Shanghai', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });
    // From 1992: until then China had summer time.
    assert(
      property(integer({ min: 694_224_000, max: 4_102_444_800 }), (seconds) => {
        expect(dashDate(seconds)).toBe(calendar.format(seconds * 1000));
      }),
    );
  });

  it('of a text are its first ten characters (spec: A3 paper date, B9 paper date)', () => {
    const day = date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    assert(
      property(day, (when) => {
        const text = when.toISOString();
        expect(dayOfText(text)).toBe(text.split('T')[0]);
        expect(dayOfText(dayOfText(text))).toBe(dayOfText(text));
      }),
    );
  });
});
