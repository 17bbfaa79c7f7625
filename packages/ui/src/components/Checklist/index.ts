export { Checklist, type ChecklistProps } from './Checklist.js';
export type { CheckItem, CheckState } from './types.js';
