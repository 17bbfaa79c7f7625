export { SpecialHero, type SpecialHeroProps } from '../patterns/page/SpecialHero/SpecialHero.js';
