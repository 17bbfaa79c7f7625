export { SectionBanner } from '../patterns/page/SectionBanner/SectionBanner.js';
export type { BannerSlide, SectionBannerProps } from '../patterns/page/SectionBanner/SectionBanner.js';
