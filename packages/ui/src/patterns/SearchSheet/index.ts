export { SearchSheet } from './SearchSheet.js';
export type { SearchSheetProps } from './SearchSheet.js';
