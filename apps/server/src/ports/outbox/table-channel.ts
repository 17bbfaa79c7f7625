import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { deleteUnlocked } from '../../db/delete-unlocked.js';
import type { Channel } from './outbox.js';

interface Log {
  info(fields: object, message: string): void;
}

/** As long as the codes in the messages are stored. */
const keptDays = 2;

/**
 * For installations without a mail server or a text gateway: messages are stored in a table for the operator
 * (`npm run outbox -w @inkstone/server`), for two days, because they contain codes and phone numbers.
 */
export function createTableChannel(db: Database, log: Log): Channel {
  return {
    async deliver({ channel, recipient, body }) {
      await deleteUnlocked(
        db,
        'outbox_messages',
        sql`created_at < now() - make_interval(days => ${keptDays})`,
      );
      await db.insertInto('outbox_messages').values({ channel, recipient, body }).execute();
      log.info({ channel }, '发件箱有一条新消息');
    },
    async close() {
      // The database is closed by its owner.
    },
  };
}
