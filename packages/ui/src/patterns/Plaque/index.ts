export { Plaque } from './Plaque.js';
export type { PlaqueProps } from './Plaque.js';
