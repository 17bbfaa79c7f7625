export { BriefList, type Brief, type BriefListProps } from '../patterns/article/BriefList/BriefList.js';
