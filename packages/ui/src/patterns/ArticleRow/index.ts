export { ArticleRow } from './ArticleRow.js';
export type { ArticleItem, ArticleRowProps } from './ArticleRow.js';
