export { DatedList } from '../patterns/article/DatedList/DatedList.js';
export type { DatedItem, DatedListProps } from '../patterns/article/DatedList/DatedList.js';
