import type * as z from './zod.js';

/** The first message of a rule for a value, or null if the value is valid. */
export function messageOf(rule: z.ZodMiniType, value: unknown): string | null {
  return rule.safeParse(value).error?.issues[0]?.message ?? null;
}
