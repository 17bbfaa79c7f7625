export { CardCarousel } from '../patterns/page/CardCarousel/CardCarousel.js';
export type { CardCarouselProps } from '../patterns/page/CardCarousel/CardCarousel.js';
export { usePerView } from '../patterns/page/CardCarousel/use-per-view.js';
export type { PerView } from '../patterns/page/CardCarousel/use-per-view.js';
