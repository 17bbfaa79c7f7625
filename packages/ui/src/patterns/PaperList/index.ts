export { PaperList } from './PaperList.js';
export type { PaperListProps } from './PaperList.js';
