import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { type FilterOption, toOption, toYearOption } from '../../shared/filter-options.js';
import {
  countConditions,
  type FacetColumn,
  facetNames,
  type PaperFacet,
  paperFacets,
} from './facets.queries.js';

/** Options of the filter rows: only values that some paper has. */
export async function paperProperties(db: Database) {
  const options = facetNames.map(async (name) => [name, await optionsOf(db, name)] as const);
  return Object.fromEntries(await Promise.all(options)) as Record<PaperFacet, FilterOption[]>;
}

async function optionsOf(db: Database, name: PaperFacet): Promise<FilterOption[]> {
  const facet = paperFacets[name];
  if (!('lookup' in facet)) {
    const years = await occurring(db, facet.column).distinct().orderBy('value', 'desc').execute();
    return years.map(({ value }) => toYearOption(value));
  }
  const rows = await db
    .selectFrom(facet.lookup)
    .select(['id', sql<string>`${sql.ref(facet.label)}`.as('name')])
    .where('id', 'in', occurring(db, facet.column))
    .orderBy('sort')
    .execute();
  return rows.map(toOption);
}

function occurring(db: Database, column: FacetColumn) {
  return db
    .selectFrom('paper_counts')
    .select(sql<number>`${sql.ref(column)}`.as('value'))
    .where((eb) => eb.and(countConditions({}, column)))
    .where('count', '>', 0);
}
