import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { toOption, toYearOption } from '../../shared/filter-options.js';
import { countConditions, type Facet } from './facets.queries.js';

/** Options of the five filter rows: only values that some paper has. */
export async function paperProperties(db: Database) {
  const [grades, subjects, provinces, types, years] = await Promise.all([
    db
      .selectFrom('grades')
      .select(['id', 'name'])
      .where('id', 'in', occurring(db, 'grade_id'))
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('subjects')
      .select(['id', 'name'])
      .where('id', 'in', occurring(db, 'subject_id'))
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('provinces')
      .select(['id', 'short_name as name'])
      .where('id', 'in', occurring(db, 'province_id'))
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('paper_types')
      .select(['id', 'name'])
      .where('id', 'in', occurring(db, 'type_id'))
      .orderBy('sort')
      .execute(),
    occurring(db, 'year').distinct().orderBy('value', 'desc').execute(),
  ]);
  return {
    grade: grades.map(toOption),
    subject: subjects.map(toOption),
    address: provinces.map(toOption),
    type: types.map(toOption),
    year: years.map(({ value }) => toYearOption(value)),
  };
}

/** The values of a facet that occur, once for each month. */
function occurring(db: Database, facet: Facet) {
  return db
    .selectFrom('paper_counts')
    .select(sql<number>`${sql.ref(facet)}`.as('value'))
    .where((eb) => eb.and(countConditions({}, facet)))
    .where('count', '>', 0);
}
