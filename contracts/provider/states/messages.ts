import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import { insertSomebodyElse, READER } from '../rows.js';
import { type Database, insert } from '../server.js';

const message = { title: '您参加的活动即将开始', message_html: '<p>研讨将于下周二开始。</p>' };

export function messageStates(db: Database): Handlers<StatesByTag['messages']> {
  return {
    'the reader has a message': ({ message_id }) =>
      insert(db, { messages: { ...message, id: message_id, user_id: READER } }),
    'somebody else has a message': async ({ message_id }) => {
      const user_id = await insertSomebodyElse(db);
      await insert(db, { messages: { ...message, id: message_id, user_id } });
    },
  };
}
