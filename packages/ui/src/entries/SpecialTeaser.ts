export { SpecialTeaser, type SpecialTeaserProps } from '../patterns/page/SpecialTeaser/SpecialTeaser.js';
