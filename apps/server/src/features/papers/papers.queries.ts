import { type Expression, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicUrl, urlPathOf } from '../../ports/files/keys.js';
import { contentTypes } from '../../shared/content-types.js';
import { isFavourite } from '../../shared/is-favourite.queries.js';
import { shownOrAll } from '../../shared/shown-or-all.queries.js';
import { toDateText, toFlag } from '../../shared/wire.js';
import { facetNames, type PaperFacet, paperFacets } from './facets.queries.js';

/** Length of the list of related papers (Spec A 9). */
const relatedPapers = 4;

/**
 * Adds to the views.
 * @returns undefined if there is no such paper
 */
export async function viewPaper(db: Database, id: number, userId: number | undefined, views: 0 | 1) {
  const viewed = await db
    .updateTable('papers')
    .set({ view_count: sql<number>`view_count + ${views}` })
    .where('id', '=', id)
    .returning(['grade_id', 'subject_id'])
    .executeTakeFirst();
  if (viewed === undefined) return undefined;
  const [row, related] = await Promise.all([
    selectSummaries(db, userId)
      .select(['papers.file_keys', 'papers.buy_url', 'papers.buy_url_jd'])
      .where('papers.id', '=', id)
      .executeTakeFirst(),
    newestOfKind(db, viewed.grade_id, viewed.subject_id, id),
  ]);
  if (row === undefined) return undefined;
  return {
    ...toSummary(row),
    url: row.file_keys.map(urlPathOf).join(','),
    buy_url: row.buy_url,
    buy_url_jd: row.buy_url_jd,
    correlation_list: related.map(({ created_at, ...paper }) => ({
      ...paper,
      create_time: toDateText(created_at),
    })),
  };
}

async function newestOfKind(db: Database, gradeId: number, subjectId: number, exceptId: number) {
  return db
    .selectFrom('papers')
    .select(['id', 'title', 'created_at'])
    .where('grade_id', '=', gradeId)
    .where('subject_id', '=', subjectId)
    .where('id', '<>', exceptId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(relatedPapers)
    .execute();
}

export function selectSummaries(
  db: Database,
  userId: number | Expression<number> | undefined,
  source: 'papers' | 'all_papers' = 'papers',
) {
  return db
    .selectFrom(shownOrAll<'papers'>(source).as('papers'))
    .select((eb) => [
      'papers.id',
      'papers.title',
      'papers.created_at',
      'papers.image_key',
      'papers.view_count',
      'papers.download_count',
      ...facetNames.map(labelOf),
      isFavourite(userId, contentTypes.paper, eb.ref('papers.id')).as('is_favourite'),
    ]);
}

/** A subquery: with joins, planning would take ten times as long as the query. */
function labelOf(name: PaperFacet) {
  const facet = paperFacets[name];
  const value = sql.ref(`papers.${facet.column}`);
  const label =
    'lookup' in facet
      ? sql<string>`(select ${sql.ref(facet.label)} from ${sql.table(facet.lookup)} where id = ${value})`
      : sql<string>`${value}::text`;
  return label.as(`${name}_name`);
}

type PaperSummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

export function toSummary(row: PaperSummaryRow) {
  const names = facetNames.map((name) => `${name}_name` as const);
  const labels = Object.fromEntries(names.map((name) => [name, row[name]]));
  return {
    id: row.id,
    title: row.title,
    create_time: toDateText(row.created_at),
    image: publicUrl(row.image_key),
    is_collect: toFlag(row.is_favourite),
    views: row.view_count,
    downloads: row.download_count,
    ...(labels as Record<`${PaperFacet}_name`, string>),
  };
}
