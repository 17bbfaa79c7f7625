import type { StatesByTag } from '../../states.js';
import { type Handlers, nothing } from '../handlers.js';
import { insertPaper } from '../rows.js';
import type { Services } from '../server.js';

export function paperStates({ db, files }: Pick<Services, 'db' | 'files'>): Handlers<StatesByTag['papers']> {
  return {
    'there are papers': () => insertPaper(db),
    'there is a paper': async ({ paper_id }) => {
      await insertPaper(db, paper_id);
      await insertPaper(db, paper_id + 1);
    },
    'there is no paper': nothing,
    'a paper contains a text': async ({ text }) => {
      await insertPaper(db);
      await db
        .updateTable('paper_texts')
        .set({ state: 'read', page_count: 1, open_text: `下列关于${text}的说法正确的是` })
        .execute();
    },
    'the files of the paper are there': () => files.write('papers/1.pdf', Buffer.from('%PDF-1.7')),
  };
}
