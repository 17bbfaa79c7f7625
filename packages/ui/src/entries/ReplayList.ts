export { ReplayList, type Replay, type ReplayListProps } from '../patterns/course/ReplayList/ReplayList.js';
