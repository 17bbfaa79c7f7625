export { CardCarousel } from './CardCarousel.js';
export type { CardCarouselProps } from './CardCarousel.js';
