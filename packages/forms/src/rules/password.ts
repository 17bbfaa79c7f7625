import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** What a chosen password must be, one by one, for a form that shows how far a person has come. */
export const passwordDemands = {
  extent: /^[A-Za-z\d]{8,16}$/,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /\d/,
} as const satisfies Record<string, RegExp>;

/**
 * A password that is being chosen, as it was typed: 8 to 16 letters and digits with at least one lowercase
 * letter, one uppercase letter and one digit (Spec B 5).
 */
export const password = z.string().check(
  z.minLength(1, { error: ruleMessages.passwordBlank, abort: true }),
  z.refine((typed) => Object.values(passwordDemands).every((demand) => demand.test(typed)), {
    error: ruleMessages.passwordFormat,
  }),
);
