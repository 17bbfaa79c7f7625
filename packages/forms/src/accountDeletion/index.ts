export { AccountDeletionForm } from './AccountDeletionForm.js';
export type { AccountDeletionFormProps } from './AccountDeletionForm.js';
export { useAccountDeletionForm } from './use-account-deletion-form.js';
export type { AccountDeletionOptions } from './use-account-deletion-form.js';
export type { AccountDeletionFields } from './schema.js';
