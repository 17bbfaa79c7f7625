export { SearchSheet } from '../patterns/page/SearchSheet/SearchSheet.js';
export type { SearchSheetProps } from '../patterns/page/SearchSheet/SearchSheet.js';
