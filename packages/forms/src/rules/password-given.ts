import { passwordMessages } from './password.js';
import { textMessages } from './text.js';
import * as z from './zod.js';

/** Longest password that the server compares, in UTF-16 units: hashing a longer one would only cost time. */
const LONGEST = 64;

/**
 * An existing password, not trimmed. It is not held to the pattern of new passwords: an account with an older
 * password could no longer log in.
 */
export const passwordGiven = z
  .string({ error: passwordMessages.blank })
  .check(
    z.minLength(1, { error: passwordMessages.blank, abort: true }),
    z.maxLength(LONGEST, { error: textMessages.tooLong('密码', LONGEST) }),
  );
