export { BookCover } from '../patterns/book/BookCover/BookCover.js';
export type { BookCoverProps, CoverFace } from '../patterns/book/BookCover/BookCover.js';
export type { Stage } from '../patterns/types.js';
