export { PlaqueWall } from '../patterns/parents/PlaqueWall/PlaqueWall.js';
export type { PlaqueOnWall, PlaqueWallProps } from '../patterns/parents/PlaqueWall/PlaqueWall.js';
