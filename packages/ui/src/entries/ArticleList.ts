export { ArticleList, type ArticleListProps } from '../patterns/article/ArticleList/ArticleList.js';
export type { ArticleItem } from './ArticleRow.js';
