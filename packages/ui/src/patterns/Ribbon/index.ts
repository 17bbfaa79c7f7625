export { Ribbon } from './Ribbon.js';
export type { RibbonProps } from './Ribbon.js';
