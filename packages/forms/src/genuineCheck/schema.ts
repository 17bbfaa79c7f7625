import type { VerifyGenuineBookInput } from '@inkstone/api/inputs';

import { text } from '../rules/text.js';
import * as z from '../rules/zod.js';
import { genuineCheckMessages as messages } from './messages.zh.js';

/** Most characters, as the description has them. */
const MOST_CHARACTERS = 100;

/**
 * What the form asks for and the body of POST /api/common/genuine_verification. Case and blanks do not matter: the
 * code goes out as it was typed, and the server reads past both (Spec B 2.8).
 */
export const genuineCheck = z.object({ code: text({ ...messages.code, most: MOST_CHARACTERS }) });
export type GenuineCheckFields = z.output<typeof genuineCheck>;

export function toPayload({ code }: GenuineCheckFields): VerifyGenuineBookInput {
  return { code };
}
