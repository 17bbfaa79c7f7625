export { FactList } from '../patterns/page/FactList/FactList.js';
export type { Fact, FactListProps } from '../patterns/page/FactList/FactList.js';
