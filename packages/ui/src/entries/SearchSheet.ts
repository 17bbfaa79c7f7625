export { SearchSheet, type SearchSheetProps } from '../patterns/page/SearchSheet/SearchSheet.js';
