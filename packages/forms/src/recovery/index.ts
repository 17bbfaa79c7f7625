export { RecoveryForm } from './RecoveryForm.js';
export type { RecoveryFormProps } from './RecoveryForm.js';
export { useRecoveryForm } from './use-recovery-form.js';
export type { RecoveryOptions } from './use-recovery-form.js';
export type { Recovered, RecoveryFields } from './schema.js';
