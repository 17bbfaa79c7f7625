export { Plaque, type PlaqueProps } from '../patterns/parents/Plaque/Plaque.js';
