export { SpecialHero } from '../patterns/page/SpecialHero/SpecialHero.js';
export type { SpecialHeroProps } from '../patterns/page/SpecialHero/SpecialHero.js';
