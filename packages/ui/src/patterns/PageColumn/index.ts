export { PageColumn } from './PageColumn.js';
export type { PageColumnProps } from './PageColumn.js';
