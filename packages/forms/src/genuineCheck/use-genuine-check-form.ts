import type { VerifyGenuineBookInput } from '@inkstone/api/inputs';

import { useValidForm, type SubmitHandler } from '../form/use-valid-form.js';
import { genuineCheck, toPayload, type GenuineCheckFields } from './schema.js';

export interface GenuineCheckOptions {
  onSubmit: SubmitHandler<VerifyGenuineBookInput>;
  defaultValues?: Partial<GenuineCheckFields> | undefined;
}

const empty: GenuineCheckFields = { code: '' };

/** State of the genuine check. The code stays after the response, to be compared with the label. */
export function useGenuineCheckForm(options: GenuineCheckOptions) {
  return useValidForm({ ...options, schema: genuineCheck, empty, toPayload });
}
