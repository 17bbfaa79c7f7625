export { ShopsDrawer } from '../patterns/shell/ShopsDrawer/ShopsDrawer.js';
export type { DirectStore, ShopsDrawerProps } from '../patterns/shell/ShopsDrawer/ShopsDrawer.js';
