export { DatedList, type DatedItem, type DatedListProps } from '../patterns/article/DatedList/DatedList.js';
