export { StopList } from './StopList.js';
export type { Stop, StopListProps } from './StopList.js';
