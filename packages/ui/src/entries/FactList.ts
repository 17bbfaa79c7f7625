export { FactList, type Fact, type FactListProps } from '../patterns/page/FactList/FactList.js';
