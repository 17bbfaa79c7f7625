export { ActionBar } from '../patterns/page/ActionBar/ActionBar.js';
export type { ActionBarProps } from '../patterns/page/ActionBar/ActionBar.js';
