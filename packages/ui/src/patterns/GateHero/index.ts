export { GateHero } from './GateHero.js';
export type { GateHeroProps } from './GateHero.js';
