export { ReplayList } from '../patterns/course/ReplayList/ReplayList.js';
export type { Replay, ReplayListProps } from '../patterns/course/ReplayList/ReplayList.js';
