export { DesktopHeader, type DesktopHeaderProps } from '../patterns/shell/DesktopHeader/DesktopHeader.js';
export { type Account, type MenuLink, type MenuSection, type Brand } from '../patterns/types.js';
