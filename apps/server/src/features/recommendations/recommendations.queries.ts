import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { publicUrl } from '../../ports/files/keys.js';
import { type ContentType, contentTypes } from '../../shared/content-types.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { focusField, toPlainText, toYuan } from '../../shared/wire.js';
import { contentTypeOfArticle } from '../articles/summaries.queries.js';
import { candidatesOf, readWanted } from './candidates.queries.js';

/** Characters of the line under a recommendation's title. */
const descriptionLength = 60;

interface RecommendedInput {
  column_key: string;
  keyword?: string | undefined;
}

/** First those that fit the keyword best, then in the order of the editors. */
export async function listRecommended(db: Database, { column_key, keyword }: RecommendedInput, page: Page) {
  const candidates = candidatesOf(column_key, await readWanted(db, keyword)).as('recommendations');
  const ofColumn = db.selectFrom(candidates);
  const sorted = ofColumn
    .leftJoin('books', 'books.id', 'recommendations.book_id')
    .leftJoin('papers', 'papers.id', 'recommendations.paper_id')
    .leftJoin('articles', 'articles.id', 'recommendations.article_id')
    .leftJoin('activities', 'activities.article_id', 'articles.id')
    .leftJoin('courses', 'courses.article_id', 'articles.id')
    .select([
      sql<number>`coalesce(books.id, papers.id, articles.id)`.as('id'),
      sql<string>`coalesce(books.title, papers.title, articles.title)`.as('title'),
      sql<string>`coalesce(articles.image_key, '')`.as('wide_image_key'),
      sql<string>`coalesce(articles.image_focus, '')`.as('image_focus'),
      sql<string>`coalesce(books.cover_key, papers.image_key, articles.image_key)`.as('image_key'),
      sql<1 | 2>`coalesce(books.cover_type, articles.image_type, 1)`.as('image_type'),
      sql<string>`coalesce(articles.intro, books.description_html, '')`.as('description'),
      'books.price_cents',
      'books.buy_url',
      'books.buy_url_jd',
      'articles.column_id',
      'activities.activity_type',
      sql<ContentType>`case
        when books.id is not null then ${contentTypes.book}::int
        when papers.id is not null then ${contentTypes.paper}::int
        else ${contentTypeOfArticle()} end`.as('content_type'),
    ])
    .orderBy('recommendations.score', 'desc')
    .orderBy('recommendations.sort', (order) => order.asc().nullsLast())
    .orderBy('id', 'desc');
  const { rows, count } = await pageOf(sorted, ofColumn, page);
  const list = rows.map((row) => ({
    id: row.id,
    title: row.title,
    image: publicUrl(row.wide_image_key),
    ...focusField(row.image_focus),
    description: toPlainText(row.description, descriptionLength),
    img_url: publicUrl(row.image_key),
    img_type: row.image_type,
    content_type: row.content_type,
    ...placeOf(row),
    ...shopsOf(row),
  }));
  return { list, count };
}

interface MaybeArticle {
  column_id: number | null;
  activity_type: 1 | 2 | null;
}

/** The detail page (Spec B 2.6): articles differ by column, activities also by type. */
function placeOf({ column_id, activity_type }: MaybeArticle) {
  if (column_id === null) return {};
  return activity_type === null ? { column_id } : { column_id, activity_type };
}

interface MaybeBook {
  price_cents: number | null;
  buy_url: string | null;
  buy_url_jd: string | null;
}

function shopsOf({ price_cents, buy_url, buy_url_jd }: MaybeBook) {
  if (price_cents === null || buy_url === null || buy_url_jd === null) return {};
  return { price: toYuan(price_cents), buy_url, buy_url_jd };
}
