export { PaperList } from '../patterns/paper/PaperList/PaperList.js';
export type { PaperListProps } from '../patterns/paper/PaperList/PaperList.js';
