import { expect, it } from 'vitest';

import { messageOf } from '../rules/message-of.js';

type Row = readonly [value: unknown, message: string | null];

/** Tests the message of a rule for each value, or null for a value that it accepts. */
export function testRule(name: string, rule: Parameters<typeof messageOf>[0], rows: readonly Row[]): void {
  it.each(rows)(`${name}: %j → %s`, (value, message) => expect(messageOf(rule, value)).toBe(message));
}
