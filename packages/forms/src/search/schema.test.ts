// @vitest-environment node
import type { ListArticlesParams } from '@inkstone/api/articles';
import type { ListBooksParams } from '@inkstone/api/books';
import type { ListPapersParams } from '@inkstone/api/papers';
import type { ListScoreLinesParams } from '@inkstone/api/score-lines';
import type { ListOfflineStoresParams, ListOnlineShopsParams } from '@inkstone/api/shops';
import { expectTypeOf, it } from 'vitest';

import { testSchema } from '../testing/schema-cases.js';
import { searchFixtures } from './fixtures.js';
import { search, type SearchFields } from './schema.js';

testSchema('search', {
  fixtures: searchFixtures,
  schema: search,
  toPayload: (fields) => fields,
  body: search,
});

it('is the search of all lists with a search text', () => {
  expectTypeOf<SearchFields>().toEqualTypeOf<Required<Pick<ListArticlesParams, 'search'>>>();
  expectTypeOf<SearchFields>().toEqualTypeOf<Required<Pick<ListBooksParams, 'search'>>>();
  expectTypeOf<SearchFields>().toEqualTypeOf<Required<Pick<ListPapersParams, 'search'>>>();
  expectTypeOf<SearchFields>().toEqualTypeOf<Required<Pick<ListScoreLinesParams, 'search'>>>();
  expectTypeOf<SearchFields>().toEqualTypeOf<Required<Pick<ListOnlineShopsParams, 'search'>>>();
  expectTypeOf<SearchFields>().toEqualTypeOf<Required<Pick<ListOfflineStoresParams, 'search'>>>();
});
