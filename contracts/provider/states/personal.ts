import type { PersonalStates } from '../../states/personal.js';
import type { Handlers } from '../handlers.js';
import { insertSomebodyElse, READER } from '../rows.js';
import type { Database } from '../server.js';

const downloadType = { paper: 1, bookResource: 2 } as const;

export function personalStates(db: Database): Handlers<PersonalStates> {
  return {
    'the reader has registered a book': async ({ book_id }) => {
      await db.insertInto('user_books').values({ user_id: READER, book_id }).execute();
      return undefined;
    },
    'the reader has downloaded a paper': async ({ download_id, paper_id }) => {
      await db
        .insertInto('downloads')
        .values({ id: download_id, user_id: READER, type: downloadType.paper, content_id: paper_id })
        .execute();
      return undefined;
    },
    'the reader has downloaded a resource': async ({ download_id, id }) => {
      await db
        .insertInto('downloads')
        .values({ id: download_id, user_id: READER, type: downloadType.bookResource, content_id: id })
        .execute();
      return undefined;
    },
    'somebody else has downloaded a paper': async ({ download_id, paper_id }) => {
      const user_id = await insertSomebodyElse(db);
      await db
        .insertInto('downloads')
        .values({ id: download_id, user_id, type: downloadType.paper, content_id: paper_id })
        .execute();
      return undefined;
    },
  };
}
