export { CardCarousel, type CardCarouselProps } from '../patterns/page/CardCarousel/CardCarousel.js';
export { usePerView, type PerView } from '../patterns/page/CardCarousel/use-per-view.js';
