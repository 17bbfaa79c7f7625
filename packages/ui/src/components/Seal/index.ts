export { Seal } from './Seal.js';
export type { SealProps } from './Seal.js';
export type { SealLook } from './look.js';
