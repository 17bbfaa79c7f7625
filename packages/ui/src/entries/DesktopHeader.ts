export { DesktopHeader } from '../patterns/shell/DesktopHeader/DesktopHeader.js';
export type { DesktopHeaderProps } from '../patterns/shell/DesktopHeader/DesktopHeader.js';
export type { Account } from '../patterns/types.js';
export type { MenuLink, MenuSection } from '../patterns/types.js';
export type { Brand } from '../patterns/types.js';
