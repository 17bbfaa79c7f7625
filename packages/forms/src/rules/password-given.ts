import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/**
 * Some password, as it was typed. Its pattern is asked for where one is chosen, not where one is
 * used: an older password would no longer open its own account.
 */
export const passwordGiven = z.string().check(z.minLength(1, { error: ruleMessages.passwordBlank }));
