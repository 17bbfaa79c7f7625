import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { toOption, toYearOption } from '../../shared/filter-options.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { contains } from '../../shared/search/conditions.queries.js';
import { searchWords } from '../../shared/search/words.js';
import { comparableYear } from '../../shared/years.queries.js';
import { namedItems } from '../lookups/lookups.queries.js';

export interface ScoreLineFilter {
  provinceId?: number | undefined;
  year?: number | undefined;
  classId?: number | undefined;
  batchId?: number | undefined;
  search?: string | undefined;
}

export async function scoreAreas(db: Database) {
  const provinces = await db
    .selectFrom('provinces')
    .select(['id', 'short_name as name'])
    .where('id', 'in', selectLines(db, {}).select('score_lines.province_id'))
    .orderBy('sort')
    .execute();
  return provinces.map(toOption);
}

export async function scoreYears(db: Database) {
  const years = await db
    .selectFrom('score_lines')
    .select('year')
    .distinct()
    .orderBy('year', 'desc')
    .execute();
  return years.map(({ year }) => toYearOption(year));
}

export async function scoreClasses(db: Database, filter: ScoreLineFilter) {
  const used = selectLines(db, filter).select('score_lines.class_id');
  return (await namedItems(db, 'score_classes', used)).map(toOption);
}

export async function scoreBatches(db: Database, filter: ScoreLineFilter) {
  const used = selectLines(db, filter).select('score_lines.batch_id');
  return (await namedItems(db, 'score_batches', used)).map(toOption);
}

export async function listScoreLines(db: Database, filter: ScoreLineFilter, page: Page) {
  const matching = selectLines(db, filter);
  const list = matching
    .innerJoin('score_classes', 'score_classes.id', 'score_lines.class_id')
    .innerJoin('score_batches', 'score_batches.id', 'score_lines.batch_id')
    .select([
      'score_lines.id',
      'score_lines.year',
      'score_lines.class_descr',
      'score_lines.score',
      'score_lines.ranking',
      'score_lines.professional_score',
      'provinces.short_name as area_name',
      'score_classes.name as class_name',
      'score_batches.name as batch_name',
    ])
    .orderBy('score_lines.year', 'desc')
    .orderBy('provinces.sort')
    .orderBy('score_classes.sort')
    .orderBy('score_batches.sort')
    .orderBy('score_lines.score', 'desc')
    .orderBy('score_lines.id');
  const { rows, count } = await pageOf(list, matching, page);
  return { list: rows.map(({ year, ...line }) => ({ ...line, year_name: String(year) })), count };
}

function selectLines(db: Database, { provinceId, year, classId, batchId, search }: ScoreLineFilter) {
  let lines = db
    .selectFrom('score_lines')
    .innerJoin('provinces', 'provinces.id', 'score_lines.province_id')
    .where((eb) => eb.and(searchWords(search).map((word) => contains(searchedText, word))));
  if (provinceId !== undefined) lines = lines.where('score_lines.province_id', '=', provinceId);
  if (year !== undefined) lines = lines.where('score_lines.year', '=', comparableYear(year));
  if (classId !== undefined) lines = lines.where('score_lines.class_id', '=', classId);
  if (batchId !== undefined) lines = lines.where('score_lines.batch_id', '=', batchId);
  return lines;
}

/** e.g. 河北省 2026年 455分: a word matches with or without the unit. */
const searchedText = sql<string>`concat(provinces.name, ' ', score_lines.year, '年 ', score_lines.score, '分')`;
