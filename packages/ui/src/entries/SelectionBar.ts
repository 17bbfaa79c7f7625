export { SelectionBar, type SelectionBarProps } from '../patterns/paper/SelectionBar/SelectionBar.js';
