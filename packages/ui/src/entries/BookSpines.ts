export { BookSpines, type BookSpinesProps, type SpineBook } from '../patterns/book/BookSpines/BookSpines.js';
