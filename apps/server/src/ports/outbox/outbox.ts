import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.js';
import type { OutboxMessages } from '../../db/generated.js';

/** A text message or a mail, in Chinese. */
export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  body: string;
}

/**
 * Sends messages to people. An adapter only hands a message over and never waits for a gateway: the time
 * that an answer takes would tell which accounts exist.
 */
export interface Outbox {
  send(message: Message): Promise<void>;
}

interface Log {
  info(fields: object, message: string): void;
}

/**
 * The adapter for an installation without a mail or text gateway: messages are kept where only the operator
 * can read them, in a table (`npm run outbox -w @inkstone/server`) and, from level info on, in the log.
 */
export function createDatabaseOutbox(db: Database, log: Log): Outbox {
  return {
    async send(message) {
      const row: Insertable<OutboxMessages> = message;
      await db.insertInto('outbox_messages').values(row).execute();
      log.info({ outbox: message }, '发件箱有一条新消息');
    },
  };
}
