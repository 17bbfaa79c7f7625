import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** The six digits of a code out of a message, without the blanks around them. */
export const code = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: ruleMessages.codeBlank, abort: true }),
    z.regex(/^\d{6}$/, { error: ruleMessages.codeFormat }),
  );
