export { SpecialHero } from './SpecialHero.js';
export type { SpecialHeroProps } from './SpecialHero.js';
