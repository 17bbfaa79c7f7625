export { ArticleBody } from './ArticleBody.js';
export type { ArticleBodyProps } from './ArticleBody.js';
