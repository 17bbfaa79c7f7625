export { NewsList, type NewsItem, type NewsListProps } from '../patterns/article/NewsList/NewsList.js';
