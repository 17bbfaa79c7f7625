export { BookGrid, type BookGridProps } from '../patterns/book/BookGrid/BookGrid.js';
