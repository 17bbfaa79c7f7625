export { TileMap, type MapTile, type TileMapProps } from '../patterns/shops/TileMap/TileMap.js';
