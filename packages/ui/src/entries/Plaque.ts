export { Plaque } from '../patterns/parents/Plaque/Plaque.js';
export type { PlaqueProps } from '../patterns/parents/Plaque/Plaque.js';
