export { HeroBanner } from './HeroBanner.js';
export type { HeroBannerProps, HeroSlide } from './HeroBanner.js';
export type { Way } from '../types.js';
