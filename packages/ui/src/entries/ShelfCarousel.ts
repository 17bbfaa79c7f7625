export { ShelfCarousel, type ShelfCarouselProps } from '../patterns/book/ShelfCarousel/ShelfCarousel.js';
