export { DatedList } from './DatedList.js';
export type { DatedItem, DatedListProps } from './DatedList.js';
