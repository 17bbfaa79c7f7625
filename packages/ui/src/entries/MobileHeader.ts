export { MobileHeader, type MobileHeaderProps } from '../patterns/shell/MobileHeader/MobileHeader.js';
export { type Account, type Brand } from '../patterns/types.js';
