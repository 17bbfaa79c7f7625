export { PageColumn } from '../patterns/shell/PageColumn/PageColumn.js';
export type { PageColumnProps } from '../patterns/shell/PageColumn/PageColumn.js';
