import { searchText } from '../rules/search-text.js';
import * as z from '../rules/zod.js';

/** What every list takes of a search box: its `search`. */
export const search = z.object({ search: searchText });
export type SearchFields = z.output<typeof search>;
