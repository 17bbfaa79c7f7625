export { Drawer } from './Drawer.js';
export type { DrawerProps } from './Drawer.js';
export type { DrawerSide } from './Drawer.styles.js';
