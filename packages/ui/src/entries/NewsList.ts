export { NewsList } from '../patterns/article/NewsList/NewsList.js';
export type { NewsItem, NewsListProps } from '../patterns/article/NewsList/NewsList.js';
