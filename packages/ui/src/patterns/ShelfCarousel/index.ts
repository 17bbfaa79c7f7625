export { ShelfCarousel } from './ShelfCarousel.js';
export type { ShelfCarouselProps } from './ShelfCarousel.js';
