export { NumberedList } from './NumberedList.js';
export type { NumberedItem, NumberedListProps } from './NumberedList.js';
