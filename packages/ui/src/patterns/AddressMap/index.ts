export { AddressMap } from './AddressMap.js';
export type { AddressMapProps, MapTiles } from './AddressMap.js';
