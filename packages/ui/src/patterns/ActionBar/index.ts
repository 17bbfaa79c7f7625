export { ActionBar } from './ActionBar.js';
export type { ActionBarProps } from './ActionBar.js';
