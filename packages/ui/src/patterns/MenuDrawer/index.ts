export { MenuDrawer } from './MenuDrawer.js';
export type { MenuDrawerProps } from './MenuDrawer.js';
export type { Account } from '../types.js';
export type { MenuLink, MenuSection } from '../types.js';
