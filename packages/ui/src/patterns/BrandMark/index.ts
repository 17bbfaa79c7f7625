export { BrandMark } from './BrandMark.js';
export type { BrandMarkProps } from './BrandMark.js';
export type { Brand } from '../types.js';
