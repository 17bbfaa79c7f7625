export { PaperHead, PaperHeadSkeleton } from '../patterns/paper/PaperHead/PaperHead.js';
export type { PaperFact, PaperHeadProps } from '../patterns/paper/PaperHead/PaperHead.js';
