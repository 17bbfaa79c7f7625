export { ArticleOutline } from './ArticleOutline.js';
export type { ArticleOutlineProps, OutlineEntry } from './ArticleOutline.js';
