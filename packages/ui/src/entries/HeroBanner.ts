export { HeroBanner } from '../patterns/page/HeroBanner/HeroBanner.js';
export type { HeroBannerProps, HeroSlide } from '../patterns/page/HeroBanner/HeroBanner.js';
export type { Way } from '../patterns/types.js';
