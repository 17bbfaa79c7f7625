export { VolumeShelf } from '../patterns/book/VolumeShelf/VolumeShelf.js';
export type { VolumeOption, VolumeShelfProps } from '../patterns/book/VolumeShelf/VolumeShelf.js';
