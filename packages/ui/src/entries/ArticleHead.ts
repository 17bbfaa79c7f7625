export { ArticleHead, type ArticleHeadProps } from '../patterns/article/ArticleHead/ArticleHead.js';
