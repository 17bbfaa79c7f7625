export { PaperCounts, PaperHead, PaperHeadSkeleton } from '../patterns/paper/PaperHead/PaperHead.js';
export type { PaperCountsProps, PaperFact, PaperHeadProps } from '../patterns/paper/PaperHead/PaperHead.js';
