export { BookHero, BookHeroSkeleton } from '../patterns/book/BookHero/BookHero.js';
export type {
  BookFact,
  BookHeroProps,
  BookHeroSkeletonProps,
  HeroBook,
} from '../patterns/book/BookHero/BookHero.js';
