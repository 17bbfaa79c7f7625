export { MenuDrawer, type MenuDrawerProps } from '../patterns/shell/MenuDrawer/MenuDrawer.js';
export { type Account, type MenuLink, type MenuSection } from '../patterns/types.js';
