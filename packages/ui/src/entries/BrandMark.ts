export { BrandMark, type BrandMarkProps } from '../patterns/shell/BrandMark/BrandMark.js';
export type { Brand } from '../patterns/types.js';
