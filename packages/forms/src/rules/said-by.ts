import type * as z from './zod.js';

/** The first thing a rule says to a value, or null when it lets it pass. */
export function saidBy(rule: z.ZodMiniType, value: unknown): string | null {
  return rule.safeParse(value).error?.issues[0]?.message ?? null;
}
