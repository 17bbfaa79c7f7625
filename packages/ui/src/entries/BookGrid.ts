export { BookGrid } from '../patterns/book/BookGrid/BookGrid.js';
export type { BookGridProps } from '../patterns/book/BookGrid/BookGrid.js';
