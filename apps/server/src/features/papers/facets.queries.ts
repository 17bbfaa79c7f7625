import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isStage } from '../../shared/grades.js';

export interface PaperFilter {
  search?: string | undefined;
  /** A grade, or one of the three stages. */
  gradeId?: number | undefined;
  subjectId?: number | undefined;
  provinceId?: number | undefined;
  typeId?: number | undefined;
  year?: number | undefined;
  /** Only papers that the editors marked as hot. */
  isHot?: boolean | undefined;
}

/** The columns that `papers` and `paper_counts` share. */
const facets = ['stage_id', 'grade_id', 'subject_id', 'province_id', 'type_id', 'year', 'is_hot'] as const;
export type Facet = (typeof facets)[number];

/** The conditions of a filter without its search text; both tables have these columns. */
export function facetConditions(filter: PaperFilter): RawBuilder<SqlBool>[] {
  return [...wantedFacets(filter)].map(([facet, value]) => facetCondition(facet, value));
}

/** @param value or its place in a statement; of a boolean facet it is not used */
export function facetCondition(
  facet: Facet,
  value: FacetValue | RawBuilder<FacetValue>,
): RawBuilder<SqlBool> {
  if (facet === 'is_hot') return sql<SqlBool>`is_hot`;
  // PostgreSQL would infer smallint for the year and fail on a larger number, instead of finding no papers.
  if (facet === 'year') return sql<SqlBool>`year = ${value}::integer`;
  return sql<SqlBool>`${sql.ref(facet)} = ${value}`;
}

/**
 * The rows of `paper_counts` to add up for a filter. With at most one facet they are precomputed sums whose
 * other facets are null.
 * @param groupedBy the facet that the sums are grouped by
 */
export function countConditions(filter: PaperFilter, groupedBy?: Facet): RawBuilder<SqlBool>[] {
  const conditions = facetConditions(filter);
  const used = new Set<Facet>(wantedFacets(filter).keys());
  if (groupedBy !== undefined) {
    used.add(groupedBy);
    conditions.push(sql<SqlBool>`${sql.ref(groupedBy)} is not null`);
  }
  const others = used.size > 1 ? [] : facets.filter((facet) => !used.has(facet));
  return [...conditions, ...others.map((facet) => sql<SqlBool>`${sql.ref(facet)} is null`)];
}

/** `true` for a boolean facet. */
export type FacetValue = number | true;

/** The facets of a filter with their values. */
export function wantedFacets(filter: PaperFilter): Map<Facet, FacetValue> {
  const { gradeId, subjectId, provinceId, typeId, year, isHot } = filter;
  const wanted = new Map<Facet, FacetValue>();
  if (gradeId !== undefined) wanted.set(isStage(gradeId) ? 'stage_id' : 'grade_id', gradeId);
  if (subjectId !== undefined) wanted.set('subject_id', subjectId);
  if (provinceId !== undefined) wanted.set('province_id', provinceId);
  if (typeId !== undefined) wanted.set('type_id', typeId);
  if (year !== undefined) wanted.set('year', year);
  if (isHot === true) wanted.set('is_hot', true);
  return wanted;
}
