export { CategoryShelf, CategoryShelfSkeleton } from '../patterns/book/CategoryShelf/CategoryShelf.js';
export type { CategoryShelfProps, ShelfCategory } from '../patterns/book/CategoryShelf/CategoryShelf.js';
