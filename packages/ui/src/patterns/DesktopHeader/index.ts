export { DesktopHeader } from './DesktopHeader.js';
export type { DesktopHeaderProps } from './DesktopHeader.js';
export type { Account } from '../types.js';
export type { MenuLink, MenuSection } from '../types.js';
export type { Brand } from '../types.js';
