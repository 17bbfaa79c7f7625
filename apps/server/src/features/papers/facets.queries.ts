import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isStage } from '../../shared/grades.js';

/**
 * `<name>_id` of a request, `<name>_name` of a paper, `<name>` of the options.
 * A further one is also in the description and in a call of `list_papers_by` in a migration.
 */
export const paperFacets = {
  grade: { column: 'grade_id', lookup: 'grades', label: 'name' },
  subject: { column: 'subject_id', lookup: 'subjects', label: 'name' },
  address: { column: 'province_id', lookup: 'provinces', label: 'short_name' },
  type: { column: 'type_id', lookup: 'paper_types', label: 'name' },
  year: { column: 'year' },
} as const;
export type PaperFacet = keyof typeof paperFacets;
export const facetNames = Object.keys(paperFacets) as PaperFacet[];

export type PaperFilter = {
  /** A value of each facet; as grade also one of the three stages. */
  [Facet in PaperFacet as `${Facet}_id`]?: number | undefined;
} & {
  search?: string | undefined;
  is_hot?: boolean | undefined;
};

/** The columns that `papers` and `paper_counts` share. */
export type FacetColumn = (typeof paperFacets)[PaperFacet]['column'] | 'stage_id' | 'is_hot';
const columns: readonly FacetColumn[] = [
  ...Object.values(paperFacets).map(({ column }) => column),
  'stage_id',
  'is_hot',
];

export function toFilter(body: PaperFilter): PaperFilter {
  const facets = facetNames.map((name) => [`${name}_id`, body[`${name}_id`]] as const);
  return { ...Object.fromEntries(facets), search: body.search };
}

/** The conditions of a filter without its search text; both tables have these columns. */
export function facetConditions(filter: PaperFilter): RawBuilder<SqlBool>[] {
  return [...wantedFacets(filter)].map(([column, value]) => facetCondition(column, value));
}

/** @param value or its place in a statement; of a boolean facet it is not used */
export function facetCondition(
  column: FacetColumn,
  value: FacetValue | RawBuilder<FacetValue>,
): RawBuilder<SqlBool> {
  if (column === 'is_hot') return sql<SqlBool>`is_hot`;
  // PostgreSQL would infer smallint for the year and fail on a larger number, instead of finding no papers.
  return sql<SqlBool>`${sql.ref(column)} = ${value}::integer`;
}

/**
 * The rows of `paper_counts` to add up. With at most one facet they are precomputed sums, whose other facets
 * are null.
 * @param groupedBy the facet that the sums are grouped by
 */
export function countConditions(filter: PaperFilter, groupedBy?: FacetColumn): RawBuilder<SqlBool>[] {
  const conditions = facetConditions(filter);
  const used = new Set<FacetColumn>(wantedFacets(filter).keys());
  if (groupedBy !== undefined) {
    used.add(groupedBy);
    conditions.push(sql<SqlBool>`${sql.ref(groupedBy)} is not null`);
  }
  const others = used.size > 1 ? [] : columns.filter((column) => !used.has(column));
  return [...conditions, ...others.map((column) => sql<SqlBool>`${sql.ref(column)} is null`)];
}

export type FacetValue = number | true;

export function wantedFacets(filter: PaperFilter): Map<FacetColumn, FacetValue> {
  const wanted = new Map<FacetColumn, FacetValue>();
  for (const name of facetNames) {
    const value = filter[`${name}_id`];
    if (value === undefined) continue;
    wanted.set(name === 'grade' && isStage(value) ? 'stage_id' : paperFacets[name].column, value);
  }
  if (filter.is_hot === true) wanted.set('is_hot', true);
  return wanted;
}
