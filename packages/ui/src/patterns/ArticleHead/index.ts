export { ArticleHead } from './ArticleHead.js';
export type { ArticleHeadProps } from './ArticleHead.js';
