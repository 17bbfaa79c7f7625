export { SpecialTeaser } from './SpecialTeaser.js';
export type { SpecialTeaserProps } from './SpecialTeaser.js';
