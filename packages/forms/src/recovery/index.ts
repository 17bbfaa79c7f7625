export { RecoveryForm } from './RecoveryForm.js';
export type { RecoveryFormProps } from './RecoveryForm.js';
export { useRecoveryForm } from './useRecoveryForm.js';
export type { RecoveryOptions } from './useRecoveryForm.js';
export type { Recovered, RecoveryFields } from './schema.js';
