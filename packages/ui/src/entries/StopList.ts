export { StopList } from '../patterns/parents/StopList/StopList.js';
export type { Stop, StopListProps } from '../patterns/parents/StopList/StopList.js';
