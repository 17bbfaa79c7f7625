import { ruleMessages } from '../messages.zh.js';
import * as z from './zod.js';

/** The ticked agreement; it stands before login and registration and never goes over the wire. */
export const agreement = z.boolean().check(z.refine((ticked) => ticked, { error: ruleMessages.agreement }));
