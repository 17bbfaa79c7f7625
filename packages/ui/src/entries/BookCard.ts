export { BookCard, BookCardSkeleton } from '../patterns/book/BookCard/BookCard.js';
export type { BookCardProps, CatalogueBook } from '../patterns/book/BookCard/BookCard.js';
export type { Stage } from '../patterns/types.js';
