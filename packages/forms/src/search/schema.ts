import { searchText } from '../rules/search-text.js';
import * as z from '../rules/zod.js';

/** The `search` parameter that all lists have. */
export const search = z.object({ search: searchText });
export type SearchFields = z.output<typeof search>;
