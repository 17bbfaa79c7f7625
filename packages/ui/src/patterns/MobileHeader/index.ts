export { MobileHeader } from './MobileHeader.js';
export type { MobileHeaderProps } from './MobileHeader.js';
export type { Account } from '../types.js';
export type { Brand } from '../types.js';
