export { RealNameDialog, type RealNameDialogProps } from './RealNameDialog.js';
export {
  RealNameForm,
  useRealNameForm,
  type RealNameFormProps,
  type RealNameOptions,
} from './RealNameForm.js';
export { RealNameStatus, type RealNameStatusProps } from './RealNameStatus.js';
export type { RealNameFields } from './schema.js';
