export { BookSpines } from './BookSpines.js';
export type { BookSpinesProps, SpineBook } from './BookSpines.js';
