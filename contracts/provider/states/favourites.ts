import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import { insertSomebodyElse, READER } from '../rows.js';
import { type Database, insert } from '../server.js';

const paperType = 1;

export function favouriteStates(db: Database): Handlers<StatesByTag['favourites']> {
  return {
    'the reader has a favourite': ({ type, content_id, favourite_id: id }) =>
      insert(db, {
        favourites: { ...(id !== undefined && { id }), user_id: READER, type, content_id },
      }),
    'somebody else has a favourite': async ({ favourite_id: id }) => {
      const user_id = await insertSomebodyElse(db);
      await insert(db, { favourites: { id, user_id, type: paperType, content_id: id } });
    },
  };
}
