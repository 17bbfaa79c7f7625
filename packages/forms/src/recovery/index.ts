export { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.js';
export { useRecoveryForm, type RecoveryOptions } from './use-recovery-form.js';
export type { Recovered, RecoveryFields } from './schema.js';
