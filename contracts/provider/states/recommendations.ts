import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import type { Database } from '../server.js';

export function recommendationStates(db: Database): Handlers<StatesByTag['recommendations']> {
  return {
    'a book is recommended': async ({ column_key }) => {
      await db
        .insertInto('recommendations')
        .columns(['column_key', 'book_id'])
        .expression((eb) => eb.selectFrom('books').select([eb.val(column_key).as('column_key'), 'books.id']))
        .execute();
      return undefined;
    },
    'a paper is recommended': async ({ column_key }) => {
      await db
        .insertInto('recommendations')
        .columns(['column_key', 'paper_id'])
        .expression((eb) =>
          eb.selectFrom('papers').select([eb.val(column_key).as('column_key'), 'papers.id']),
        )
        .execute();
      return undefined;
    },
    'an article is recommended': async ({ column_key }) => {
      await db
        .insertInto('recommendations')
        .columns(['column_key', 'article_id'])
        .expression((eb) =>
          eb.selectFrom('articles').select([eb.val(column_key).as('column_key'), 'articles.id']),
        )
        .execute();
      return undefined;
    },
  };
}
