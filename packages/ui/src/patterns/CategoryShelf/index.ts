export { CategoryShelf, CategoryShelfSkeleton } from './CategoryShelf.js';
export type { CategoryShelfProps, ShelfCategory } from './CategoryShelf.js';
