export { NumberedList } from '../patterns/article/NumberedList/NumberedList.js';
export type { NumberedItem, NumberedListProps } from '../patterns/article/NumberedList/NumberedList.js';
