export { FirstVisitDialog } from './FirstVisitDialog.js';
export type { FirstVisitDialogProps } from './FirstVisitDialog.js';
