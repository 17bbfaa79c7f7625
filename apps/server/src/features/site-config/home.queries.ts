import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.js';
import { publicUrl } from '../../ports/files/keys.js';
import { readSettings } from './site-config.queries.js';

/** Real categories; 12 to 16 are shelves with books of several categories. */
const categoryIds = [17, 18, 19, 20, 21];

const specialSubjectUrl = '/layout/list/specialSubject';

export async function homeComprehensive(db: Database) {
  const [cards, stages, setting] = await Promise.all([
    db
      .selectFrom('highlight_cards')
      .select(['title', 'descr', 'url'])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    stagesWithCategories(db),
    readSettings(db, ['special_subject_title', 'special_subject_text', 'special_subject_image']),
  ]);
  return {
    cards,
    stages,
    special: {
      title: setting('special_subject_title'),
      descr: setting('special_subject_text'),
      image: publicUrl(setting('special_subject_image')),
      url: specialSubjectUrl,
    },
  };
}

async function stagesWithCategories(db: Database) {
  return db
    .selectFrom('stages')
    .select((eb) => [
      'stages.id',
      'stages.name',
      eb
        .selectFrom('books')
        .select((books) => books.fn.countAll<number>().as('count'))
        .whereRef('books.stage_id', '=', 'stages.id')
        .$asScalar()
        .$notNull()
        .as('book_count'),
      jsonArrayFrom(
        eb
          .selectFrom('book_categories')
          .select(['book_categories.id', 'book_categories.name'])
          .where('book_categories.id', 'in', categoryIds)
          .where((category) =>
            category.exists(
              category
                .selectFrom('book_category_books')
                .innerJoin('books', 'books.id', 'book_category_books.book_id')
                .select('books.id')
                .whereRef('book_category_books.category_id', '=', 'book_categories.id')
                .whereRef('books.stage_id', '=', 'stages.id'),
            ),
          )
          .orderBy('book_categories.sort'),
      ).as('categories'),
    ])
    .orderBy('stages.sort')
    .execute();
}
