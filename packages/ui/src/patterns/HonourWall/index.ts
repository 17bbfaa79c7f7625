export { HonourWall } from './HonourWall.js';
export type { Honour, HonourWallProps } from './HonourWall.js';
