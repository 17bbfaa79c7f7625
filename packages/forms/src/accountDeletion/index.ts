export {
  AccountDeletionForm,
  useAccountDeletionForm,
  type AccountDeletionFormProps,
  type AccountDeletionOptions,
} from './AccountDeletionForm.js';
export type { AccountDeletionFields } from './schema.js';
