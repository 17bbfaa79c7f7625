export { PlaqueWall } from './PlaqueWall.js';
export type { PlaqueOnWall, PlaqueWallProps } from './PlaqueWall.js';
