export { ArticleBody } from './ArticleBody.js';
export type { ArticleBodyProps, ArticleTextSize } from './ArticleBody.js';
