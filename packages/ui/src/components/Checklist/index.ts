export { Checklist } from './Checklist.js';
export type { ChecklistProps } from './Checklist.js';
export type { CheckItem, CheckState } from './types.js';
