export { TileMap } from './TileMap.js';
export type { MapTile, TileMapProps } from './TileMap.js';
