export { DotList, type DotListProps } from './DotList.js';
