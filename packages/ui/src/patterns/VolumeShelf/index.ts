export { VolumeShelf } from './VolumeShelf.js';
export type { VolumeOption, VolumeShelfProps } from './VolumeShelf.js';
