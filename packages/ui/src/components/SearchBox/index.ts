export { SearchBox } from './SearchBox.js';
export type { SearchBoxProps } from './SearchBox.js';
