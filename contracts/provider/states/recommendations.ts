import { sql } from 'kysely';

import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import type { Database } from '../server.js';

export function recommendationStates(db: Database): Handlers<StatesByTag['recommendations']> {
  return {
    'a book is recommended': async ({ column_key }) => {
      await sql`
        insert into recommendations (column_key, book_id) select ${column_key}, id from books
      `.execute(db);
    },
    'a paper is recommended': async ({ column_key }) => {
      await sql`
        insert into recommendations (column_key, paper_id) select ${column_key}, id from papers
      `.execute(db);
    },
    'an article is recommended': async ({ column_key }) => {
      await sql`
        insert into recommendations (column_key, article_id) select ${column_key}, id from articles
      `.execute(db);
    },
  };
}
