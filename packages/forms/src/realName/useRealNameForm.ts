import type { RealNameInput } from '@inkstone/api/inputs';

import { useValidForm, type SubmitHandler } from '../form/useValidForm.js';
import { realName, toPayload, type RealNameFields } from './schema.js';

export interface RealNameOptions {
  onSubmit: SubmitHandler<RealNameInput>;
  defaultValues?: Partial<RealNameFields> | undefined;
}

const empty: RealNameFields = { username: '', identity_card_code: '' };

/** State of the form of the real name. It is kept nowhere: a reload or closing its dialog forgets the number. */
export function useRealNameForm(options: RealNameOptions) {
  return useValidForm({ ...options, schema: realName, empty, toPayload });
}
