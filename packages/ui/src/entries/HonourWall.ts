export { HonourWall, type Honour, type HonourWallProps } from '../patterns/company/HonourWall/HonourWall.js';
