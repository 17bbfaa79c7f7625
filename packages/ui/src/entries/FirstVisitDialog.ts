export { FirstVisitDialog } from '../patterns/shell/FirstVisitDialog/FirstVisitDialog.js';
export type { FirstVisitDialogProps } from '../patterns/shell/FirstVisitDialog/FirstVisitDialog.js';
