export { PaperList, type PaperListProps } from '../patterns/paper/PaperList/PaperList.js';
