import type { Database } from '../../db/database.js';
import type { Channel } from './outbox.js';

interface Log {
  info(fields: object, message: string): void;
}

/**
 * For an installation without a mail server or a text gateway: messages are kept where only the operator can
 * read them, in a table (`npm run outbox -w @inkstone/server`).
 */
export function createTableChannel(db: Database, log: Log): Channel {
  return {
    async deliver({ channel, recipient, body }) {
      await db.insertInto('outbox_messages').values({ channel, recipient, body }).execute();
      log.info({ channel }, '发件箱有一条新消息');
    },
    async close() {
      // The database is not ours to close.
    },
  };
}
