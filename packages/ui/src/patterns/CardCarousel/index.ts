export { CardCarousel } from './CardCarousel.js';
export type { CardCarouselProps } from './CardCarousel.js';
export { usePerView } from './use-per-view.js';
export type { PerView } from './use-per-view.js';
