export { BottomBar, type BottomBarItem, type BottomBarProps } from '../patterns/shell/BottomBar/BottomBar.js';
