export { FilterSheet } from './FilterSheet.js';
export type { FilterSheetProps } from './FilterSheet.js';
