export { MobileHeader } from '../patterns/shell/MobileHeader/MobileHeader.js';
export type { MobileHeaderProps } from '../patterns/shell/MobileHeader/MobileHeader.js';
export type { Account } from '../patterns/types.js';
export type { Brand } from '../patterns/types.js';
