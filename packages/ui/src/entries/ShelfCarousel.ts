export { ShelfCarousel } from '../patterns/book/ShelfCarousel/ShelfCarousel.js';
export type { ShelfCarouselProps } from '../patterns/book/ShelfCarousel/ShelfCarousel.js';
