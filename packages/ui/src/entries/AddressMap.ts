export { AddressMap } from '../patterns/company/AddressMap/AddressMap.js';
export type { AddressMapProps, MapTiles } from '../patterns/company/AddressMap/AddressMap.js';
