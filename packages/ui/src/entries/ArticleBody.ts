export { ArticleBody } from '../patterns/article/ArticleBody/ArticleBody.js';
export type { ArticleBodyProps, ArticleTextSize } from '../patterns/article/ArticleBody/ArticleBody.js';
