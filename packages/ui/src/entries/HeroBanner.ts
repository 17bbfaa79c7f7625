export { HeroBanner, type HeroBannerProps, type HeroSlide } from '../patterns/page/HeroBanner/HeroBanner.js';
export type { Way } from '../patterns/types.js';
