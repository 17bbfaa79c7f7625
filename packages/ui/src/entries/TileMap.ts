export { TileMap, type MapTile, type TileMapProps } from '../patterns/shops/TileMap/TileMap.js';
export { provinces, type ProvinceTile } from '../patterns/shops/TileMap/provinces.js';
