import type { VerifyGenuineBookInput } from '@inkstone/api/inputs';

import { text } from '../rules/text.js';
import * as z from '../rules/zod.js';
import { genuineCheckMessages as messages } from './messages.zh.js';

/** Maximum length in characters, as in the description. */
const MOST_CHARACTERS = 100;

/**
 * The form and the body of POST /api/common/genuine_verification. The server reads the code with the rule of the
 * field, `printedCode` (Spec B 2.8).
 */
export const genuineCheck = z.object({ code: text({ ...messages.code, most: MOST_CHARACTERS }) });
export type GenuineCheckFields = z.output<typeof genuineCheck>;

export function toPayload({ code }: GenuineCheckFields): VerifyGenuineBookInput {
  return { code };
}
