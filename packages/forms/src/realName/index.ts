export { RealNameDialog } from './RealNameDialog.js';
export type { RealNameDialogProps } from './RealNameDialog.js';
export { RealNameForm } from './RealNameForm.js';
export type { RealNameFormProps } from './RealNameForm.js';
export { RealNameStatus } from './RealNameStatus.js';
export type { RealNameStatusProps } from './RealNameStatus.js';
export { useRealNameForm } from './use-real-name-form.js';
export type { RealNameOptions } from './use-real-name-form.js';
export type { RealNameFields } from './schema.js';
