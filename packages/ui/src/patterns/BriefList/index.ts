export { BriefList } from './BriefList.js';
export type { Brief, BriefListProps } from './BriefList.js';
