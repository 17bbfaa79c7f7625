export { SpecialTeaser } from '../patterns/page/SpecialTeaser/SpecialTeaser.js';
export type { SpecialTeaserProps } from '../patterns/page/SpecialTeaser/SpecialTeaser.js';
