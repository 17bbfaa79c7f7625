export { DotList } from './DotList.js';
export type { DotListProps } from './DotList.js';
