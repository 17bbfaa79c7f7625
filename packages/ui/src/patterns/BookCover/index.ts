export { BookCover } from './BookCover.js';
export type { BookCoverProps, CoverFace } from './BookCover.js';
export type { Stage } from '../types.js';
