export { SectionBanner } from './SectionBanner.js';
export type { BannerSlide, SectionBannerProps } from './SectionBanner.js';
