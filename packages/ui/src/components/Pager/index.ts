export { Pager } from './Pager.js';
export type { PagerProps } from './Pager.js';
