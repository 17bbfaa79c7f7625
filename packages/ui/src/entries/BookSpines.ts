export { BookSpines } from '../patterns/book/BookSpines/BookSpines.js';
export type { BookSpinesProps, SpineBook } from '../patterns/book/BookSpines/BookSpines.js';
