export { BriefList } from '../patterns/article/BriefList/BriefList.js';
export type { Brief, BriefListProps } from '../patterns/article/BriefList/BriefList.js';
