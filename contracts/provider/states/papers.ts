import type { StatesByTag } from '../../states.js';
import { type Handlers, nothing } from '../handlers.js';
import { insertPaper } from '../rows.js';
import type { Database } from '../server.js';

export function paperStates(db: Database): Handlers<StatesByTag['papers']> {
  return {
    'there are papers': () => insertPaper(db),
    'there is a paper': async ({ paper_id }) => {
      await insertPaper(db, paper_id);
      await insertPaper(db, paper_id + 1);
    },
    'there is no paper': nothing,
  };
}
