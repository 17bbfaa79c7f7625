import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/**
 * A password that is being chosen, as it was typed: 8 to 16 letters and digits with at least one lowercase
 * letter, one uppercase letter and one digit (Spec B 5).
 */
export const password = z
  .string()
  .check(
    z.minLength(1, { error: ruleMessages.passwordBlank, abort: true }),
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8,16}$/, { error: ruleMessages.passwordFormat }),
  );
