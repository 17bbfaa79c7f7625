export { HonourWall } from '../patterns/company/HonourWall/HonourWall.js';
export type { Honour, HonourWallProps } from '../patterns/company/HonourWall/HonourWall.js';
