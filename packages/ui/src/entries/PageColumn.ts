export { PageColumn, type PageColumnProps } from '../patterns/shell/PageColumn/PageColumn.js';
