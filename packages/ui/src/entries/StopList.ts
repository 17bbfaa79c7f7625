export { StopList, type Stop, type StopListProps } from '../patterns/parents/StopList/StopList.js';
