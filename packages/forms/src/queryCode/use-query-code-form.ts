import type { QueryShopApplicationParams } from '@inkstone/api/inputs';

import { useValidForm, type SubmitHandler } from '../form/use-valid-form.js';
import { queryCode, toPayload, type QueryCodeFields } from './schema.js';

export interface QueryCodeOptions {
  onSubmit: SubmitHandler<QueryShopApplicationParams>;
  defaultValues?: Partial<QueryCodeFields> | undefined;
}

const empty: QueryCodeFields = { query_code: '' };

/** State of the query form. The code stays after success, for the next query. */
export function useQueryCodeForm(options: QueryCodeOptions) {
  return useValidForm({ ...options, schema: queryCode, empty, toPayload });
}
