export { ArticleHead } from '../patterns/article/ArticleHead/ArticleHead.js';
export type { ArticleHeadProps } from '../patterns/article/ArticleHead/ArticleHead.js';
