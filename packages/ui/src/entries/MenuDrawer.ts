export { MenuDrawer } from '../patterns/shell/MenuDrawer/MenuDrawer.js';
export type { MenuDrawerProps } from '../patterns/shell/MenuDrawer/MenuDrawer.js';
export type { Account } from '../patterns/types.js';
export type { MenuLink, MenuSection } from '../patterns/types.js';
