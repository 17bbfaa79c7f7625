export { ReplayList } from './ReplayList.js';
export type { Replay, ReplayListProps } from './ReplayList.js';
