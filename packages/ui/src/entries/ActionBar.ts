export { ActionBar, type ActionBarProps } from '../patterns/page/ActionBar/ActionBar.js';
