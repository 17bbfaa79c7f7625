import type { QueryShopApplicationParams } from '@inkstone/api/inputs';

import { text } from '../rules/text.js';
import * as z from '../rules/zod.js';
import { queryCodeMessages as messages } from './messages.zh.js';

/** Maximum length in characters, as in the description. */
const MOST_CHARACTERS = 100;

/**
 * The form and the body of POST /api/sale_auth/query_code: free text (Spec B 5). The server ignores the case and the
 * hyphens of a code.
 */
export const queryCode = z.object({ query_code: text({ ...messages.query_code, most: MOST_CHARACTERS }) });
export type QueryCodeFields = z.output<typeof queryCode>;

export function toPayload({ query_code }: QueryCodeFields): QueryShopApplicationParams {
  return { query_code };
}
