import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { deleteUnlocked } from '../../db/delete-unlocked.js';
import type { Channel } from './outbox.js';

interface Log {
  info(fields: object, message: string): void;
}

/** As long as the codes in them are remembered. */
const keptDays = 2;

/**
 * For an installation without a mail server or a text gateway: messages are kept where only the operator can
 * read them, in a table (`npm run outbox -w @inkstone/server`), for two days: they hold codes and people's numbers.
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
      // The database is not ours to close.
    },
  };
}
