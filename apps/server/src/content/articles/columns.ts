import type { Column } from './article.js';
import { newsColumn } from './news.js';

/** Every column in the order of the articles' ids. */
export const allColumns: readonly Column[] = [newsColumn];
