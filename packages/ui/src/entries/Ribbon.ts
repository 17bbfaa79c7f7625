export { Ribbon } from '../patterns/page/Ribbon/Ribbon.js';
export type { RibbonProps } from '../patterns/page/Ribbon/Ribbon.js';
