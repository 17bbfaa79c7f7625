export { BookHero, BookHeroSkeleton } from './BookHero.js';
export type { BookFact, BookHeroProps, BookHeroSkeletonProps, HeroBook } from './BookHero.js';
