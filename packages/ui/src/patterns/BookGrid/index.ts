export { BookGrid } from './BookGrid.js';
export type { BookGridProps } from './BookGrid.js';
