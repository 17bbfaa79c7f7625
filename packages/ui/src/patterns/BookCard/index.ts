export { BookCard, BookCardSkeleton } from './BookCard.js';
export type { BookCardProps, CatalogueBook } from './BookCard.js';
export type { Stage } from '../types.js';
