export { FactList } from './FactList.js';
export type { Fact, FactListProps } from './FactList.js';
