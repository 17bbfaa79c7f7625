export { BottomBar } from './BottomBar.js';
export type { BottomBarItem, BottomBarProps } from './BottomBar.js';
