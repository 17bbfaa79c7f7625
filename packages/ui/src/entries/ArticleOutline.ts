export { ArticleOutline } from '../patterns/article/ArticleOutline/ArticleOutline.js';
export type { ArticleOutlineProps, OutlineEntry } from '../patterns/article/ArticleOutline/ArticleOutline.js';
