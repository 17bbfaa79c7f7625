import type { Database } from '../../db/database.js';
import { addOutboxMessage } from '../../db/outbox-messages.js';
import type { Channel } from './outbox.js';

interface Log {
  info(fields: object, message: string): void;
}

/** Stores messages for the operator (`npm run outbox -w @inkstone/server`) for two days. */
export function createTableChannel(db: Database, log: Log): Channel {
  return {
    async deliver({ channel, recipient, subject, body }) {
      const text = subject === undefined ? body : `${subject}\n${body}`;
      await addOutboxMessage(db, { channel, recipient, body: text });
      log.info({ channel }, '发件箱有一条新消息');
    },
    async close() {
      // The database is closed by its owner.
    },
  };
}
