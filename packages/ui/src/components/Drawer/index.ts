export { Drawer, type DrawerProps } from './Drawer.js';
export type { DrawerSide } from './Drawer.styles.js';
