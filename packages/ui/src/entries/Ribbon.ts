export { Ribbon, type RibbonProps } from '../patterns/page/Ribbon/Ribbon.js';
