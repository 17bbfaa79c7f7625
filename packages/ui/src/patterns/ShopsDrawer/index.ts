export { ShopsDrawer } from './ShopsDrawer.js';
export type { DirectStore, ShopsDrawerProps } from './ShopsDrawer.js';
