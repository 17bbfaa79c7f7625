export { BookCover, type BookCoverProps, type CoverFace } from '../patterns/book/BookCover/BookCover.js';
export type { Stage } from '../patterns/types.js';
