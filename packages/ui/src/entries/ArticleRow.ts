export { ArticleRow } from '../patterns/article/ArticleRow/ArticleRow.js';
export type { ArticleItem, ArticleRowProps } from '../patterns/article/ArticleRow/ArticleRow.js';
