export { Pager, type PagerProps } from './Pager.js';
