export { PaperHead, PaperHeadSkeleton } from './PaperHead.js';
export type { PaperFact, PaperHeadProps } from './PaperHead.js';
