export { NewsList } from './NewsList.js';
export type { NewsItem, NewsListProps } from './NewsList.js';
