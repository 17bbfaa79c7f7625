import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { type PlaceOf, statement } from '../../db/statement.js';
import { publicUrl } from '../../ports/files/keys.js';
import { contentTypes } from '../../shared/content-types.js';
import { isStage } from '../../shared/grades.js';
import { isAmong } from '../../shared/is-among.queries.js';
import { isFavourite } from '../../shared/is-favourite.queries.js';
import { jointly, rowsJointly } from '../../shared/jointly.js';
import type { Page } from '../../shared/paging.js';
import { containsIndexed, isPhrase } from '../../shared/search/conditions.queries.js';
import { searchWords } from '../../shared/search/words.js';
import { shownOrAll } from '../../shared/shown-or-all.queries.js';
import { toFlag, toPlainText, toSeconds, toYuan } from '../../shared/wire.js';
import { comparableYear } from '../../shared/years.queries.js';
import { resourceGroups } from './resources.queries.js';

/** Characters of the introduction next to a cover. */
const introLength = 100;

export interface BookFilter {
  search?: string | undefined;
  gradeId?: number | undefined;
  subjectId?: number | undefined;
  versionYear?: number | undefined;
  categoryId?: number | undefined;
}

export interface BookCatalogue {
  /** All books, newest first. */
  list: (page: Page) => Promise<{ list: BookSummary[]; count: number }>;
  find: (id: number) => Promise<Book | undefined>;
}

export function createBookCatalogue(db: Database): BookCatalogue {
  const findSummaries = rowsJointly(async (ids) => (await summariesOf(db, {}, { ids })).map(toSummary));
  const findBooks = rowsJointly(async (ids) => (await booksOf(db, {}, { ids })).map(toBook));
  const countAll = jointly(async (asked: readonly undefined[]) => {
    const count = await countBooks(db, {});
    return asked.map(() => count);
  });
  return {
    async list({ limit, offset }) {
      const [rows, count] = await Promise.all([idsOfPage(db, {}, { limit, offset }), countAll(undefined)]);
      return { list: rows.length === 0 ? [] : await findSummaries(rows.map(({ id }) => id)), count };
    },
    async find(id) {
      return (await findBooks([id]))[0];
    },
  };
}

/**
 * The newest come first. In a search, titles with the words next to each other come before others; in a category, the books
 * whose main category it is: otherwise the newest book would be on every shelf of its stage.
 */
export async function listBooks(db: Database, filter: BookFilter, page: Page, userId: number | undefined) {
  const rows = await selectPage(db, filter, page, userId).execute();
  const [first] = rows;
  const count = first?.total ?? (page.offset === 0 ? 0 : await countBooks(db, filter));
  return { list: rows.map(toSummary), count };
}

export function hasConditions(filter: BookFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '');
}

function selectPage(db: Database, filter: BookFilter, { limit, offset }: Page, userId: number | undefined) {
  const words = searchWords(filter.search);
  return selectSummaries(db, userId)
    .select(selectCount(db, filter).$asScalar().$notNull().as('total'))
    .where((eb) => matches(eb, filter))
    .$if(words.length > 1, (query) => query.orderBy((eb) => isPhrase(eb.ref('books.title'), words), 'desc'))
    .$if(filter.categoryId !== undefined, (query) =>
      query.orderBy(
        (eb) => eb('books.main_category_id', 'is not distinct from', filter.categoryId ?? null),
        'desc',
      ),
    )
    .orderBy('books.published_at', 'desc')
    .orderBy('books.id', 'desc')
    .limit(limit)
    .offset(offset);
}

const idsOfPage = statement(
  () => '',
  (db, place: PlaceOf<{ limit: number; offset: number }>) =>
    db
      .selectFrom('books')
      .select('id')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(place('limit'))
      .offset(place('offset')),
);

const summariesOf = statement(
  () => '',
  (db, place: PlaceOf<{ ids: readonly number[] }>) =>
    selectSummaries(db, undefined).where((eb) => isAmong(eb.ref('books.id'), place('ids'))),
);

const booksOf = statement(
  () => '',
  (db, place: PlaceOf<{ ids: readonly number[] }>) =>
    selectDetails(db, undefined).where((eb) => isAmong(eb.ref('books.id'), place('ids'))),
);

function selectCount(db: Database, filter: BookFilter) {
  return db
    .selectFrom('books')
    .where((eb) => matches(eb, filter))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

async function countBooks(db: Database, filter: BookFilter): Promise<number> {
  return (await selectCount(db, filter).executeTakeFirstOrThrow()).count;
}

export async function listNewBooks(db: Database, howMany: number, userId: number | undefined) {
  const rows = await selectSummaries(db, userId)
    .orderBy('books.published_at', 'desc')
    .orderBy('books.id', 'desc')
    .limit(howMany)
    .execute();
  return rows.map(toSummary);
}

export async function findBook(db: Database, id: number, userId: number | undefined) {
  const row = await selectDetails(db, userId).where('books.id', '=', id).executeTakeFirst();
  return row && toBook(row);
}

type BookRow = Awaited<ReturnType<ReturnType<typeof selectDetails>['executeTakeFirstOrThrow']>>;
type Book = ReturnType<typeof toBook>;

function toBook(row: BookRow) {
  return {
    ...toSummary(row),
    description: row.description_html,
    subject_list: row.subjects,
    apply_area: row.provinces,
    buy_url: row.buy_url,
    buy_url_jd: row.buy_url_jd,
    e_book: row.e_book_url,
    video_url: publicUrl(row.video_key),
    address: row.places,
    resource: row.resource,
  };
}

function selectDetails(db: Database, userId: number | undefined) {
  return selectSummaries(db, userId).select((eb) => [
    'books.description_html',
    'books.buy_url',
    'books.buy_url_jd',
    'books.e_book_url',
    'books.video_key',
    jsonArrayFrom(
      eb
        .selectFrom('book_subjects')
        .innerJoin('subjects', 'subjects.id', 'book_subjects.subject_id')
        .select(['subjects.id', 'subjects.name'])
        .whereRef('book_subjects.book_id', '=', 'books.id')
        .orderBy('subjects.sort'),
    ).as('subjects'),
    jsonArrayFrom(
      eb
        .selectFrom('book_provinces')
        .innerJoin('provinces', 'provinces.id', 'book_provinces.province_id')
        .select('provinces.name as city_name')
        .whereRef('book_provinces.book_id', '=', 'books.id')
        .orderBy('provinces.sort'),
    ).as('provinces'),
    jsonArrayFrom(placesOfSale(eb)).as('places'),
    jsonArrayFrom(resourceGroups(eb)).as('resource'),
  ]);
}

/** Provinces with offline stores; a book without provinces is for all. */
function placesOfSale(eb: ExpressionBuilder<DB, 'books'>) {
  return eb
    .selectFrom('provinces')
    .select('provinces.name')
    .where((province) =>
      province.exists(
        province
          .selectFrom('offline_stores')
          .select('offline_stores.id')
          .whereRef('offline_stores.province_id', '=', 'provinces.id'),
      ),
    )
    .where((province) => {
      const ofBook = province
        .selectFrom('book_provinces')
        .select('book_provinces.province_id')
        .whereRef('book_provinces.book_id', '=', 'books.id');
      return province.or([
        province.not(province.exists(ofBook)),
        province.exists(ofBook.whereRef('book_provinces.province_id', '=', 'provinces.id')),
      ]);
    })
    .orderBy('provinces.sort');
}

export function selectSummaries(
  db: Database,
  userId: number | undefined,
  source: 'books' | 'all_books' = 'books',
) {
  return db
    .selectFrom(shownOrAll<'books'>(source).as('books'))
    .innerJoin('stages', 'stages.id', 'books.stage_id')
    .leftJoin('grades', 'grades.id', 'books.grade_id')
    .select((eb) => [
      'books.id',
      'books.title',
      'books.cover_key',
      'books.cover_type',
      'books.stage_id',
      'books.grade_id',
      'books.version_year',
      'books.published_at',
      'books.price_cents',
      'stages.name as stage_name',
      'grades.name as grade_name',
      // The whole description of every book of a list would be some hundred kilobytes.
      sql<string>`split_part(${eb.ref('books.description_html')}, '</p>', 1) || '</p>'`.as('intro_html'),
      eb
        .selectFrom('book_subjects')
        .innerJoin('subjects', 'subjects.id', 'book_subjects.subject_id')
        .select(sql<string | null>`string_agg(subjects.name, '、' order by subjects.sort)`.as('names'))
        .whereRef('book_subjects.book_id', '=', 'books.id')
        .as('subject_names'),
      isFavourite(userId, contentTypes.book, eb.ref('books.id')).as('is_favourite'),
    ]);
}

type BookSummary = ReturnType<typeof toSummary>;
type BookSummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

export function toSummary(row: BookSummaryRow) {
  return {
    id: row.id,
    title: row.title,
    intro: toPlainText(row.intro_html, introLength),
    img_url: publicUrl(row.cover_key),
    img_type: row.cover_type,
    grade: row.grade_name ?? row.stage_name,
    grade_id: row.grade_id ?? row.stage_id,
    apply_subject: row.subject_names ?? '',
    version_years: String(row.version_year),
    versions_year: row.version_year,
    publishing_time: toSeconds(row.published_at),
    price: toYuan(row.price_cents),
    is_collect: toFlag(row.is_favourite),
  };
}

function matches(eb: ExpressionBuilder<DB, 'books'>, filter: BookFilter) {
  const { gradeId, subjectId, versionYear, categoryId } = filter;
  const conditions = containsIndexed(eb.ref('books.title'), searchWords(filter.search));
  if (gradeId !== undefined) conditions.push(ofGrade(eb, gradeId));
  if (versionYear !== undefined) {
    conditions.push(eb('books.version_year', '=', comparableYear(versionYear)));
  }
  if (subjectId !== undefined) {
    conditions.push(
      eb.exists(
        eb
          .selectFrom('book_subjects')
          .select('book_subjects.book_id')
          .whereRef('book_subjects.book_id', '=', 'books.id')
          .where('book_subjects.subject_id', '=', subjectId),
      ),
    );
  }
  if (categoryId !== undefined) {
    conditions.push(
      eb.exists(
        eb
          .selectFrom('book_category_books')
          .select('book_category_books.book_id')
          .whereRef('book_category_books.book_id', '=', 'books.id')
          .where('book_category_books.category_id', '=', categoryId),
      ),
    );
  }
  return eb.and(conditions);
}

/** A book for a whole stage matches each grade of that stage. */
function ofGrade(eb: ExpressionBuilder<DB, 'books'>, gradeId: number) {
  if (isStage(gradeId)) return eb('books.stage_id', '=', gradeId);
  return eb.or([
    eb('books.grade_id', '=', gradeId),
    eb.and([
      eb('books.grade_id', 'is', null),
      eb('books.stage_id', '=', eb.selectFrom('grades').select('stage_id').where('id', '=', gradeId)),
    ]),
  ]);
}
