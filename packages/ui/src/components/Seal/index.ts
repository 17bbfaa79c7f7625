export { Seal, type SealProps } from './Seal.js';
export type { SealLook } from './look.js';
