export { GateHero, type GateHeroProps } from '../patterns/parents/GateHero/GateHero.js';
