export { TileMap } from '../patterns/shops/TileMap/TileMap.js';
export type { MapTile, TileMapProps } from '../patterns/shops/TileMap/TileMap.js';
