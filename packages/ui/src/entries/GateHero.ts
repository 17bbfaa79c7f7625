export { GateHero } from '../patterns/parents/GateHero/GateHero.js';
export type { GateHeroProps } from '../patterns/parents/GateHero/GateHero.js';
