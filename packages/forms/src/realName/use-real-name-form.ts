import type { RealNameInput } from '@inkstone/api/inputs';

import { useValidForm, type SubmitHandler } from '../form/use-valid-form.js';
import { empty, realName, toPayload, type RealNameFields } from './schema.js';

export interface RealNameOptions {
  onSubmit: SubmitHandler<RealNameInput>;
  defaultValues?: Partial<RealNameFields> | undefined;
}

/** State of the real-name form. It has no draft, so that the number is not stored. */
export function useRealNameForm(options: RealNameOptions) {
  return useValidForm({ ...options, schema: realName, empty, toPayload });
}
