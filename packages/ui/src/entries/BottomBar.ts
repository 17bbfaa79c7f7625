export { BottomBar } from '../patterns/shell/BottomBar/BottomBar.js';
export type { BottomBarItem, BottomBarProps } from '../patterns/shell/BottomBar/BottomBar.js';
