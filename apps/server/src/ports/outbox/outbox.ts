import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.js';
import type { OutboxMessages } from '../../db/generated.js';

/** A text message or a mail, in Chinese. */
export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  body: string;
}

/** Sends messages to people. */
export interface Outbox {
  /**
   * Hands a message over and returns at once; a failure goes to the log. There is nothing to wait for, because
   * the time or the failure of an answer would tell which accounts exist.
   */
  send(message: Message): void;
  /** Resolves when all that was handed over is sent or has failed; asked before the database closes. */
  settled(): Promise<void>;
}

interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * The adapter for an installation without a mail or text gateway: messages are kept where only the operator
 * can read them, in a table (`npm run outbox -w @inkstone/server`) and, from level info on, in the log.
 */
export function createDatabaseOutbox(db: Database, log: Log): Outbox {
  const underWay = new Set<Promise<void>>();
  const keep = async (message: Message): Promise<void> => {
    try {
      const row: Insertable<OutboxMessages> = message;
      await db.insertInto('outbox_messages').values(row).execute();
      log.info({ outbox: message }, '发件箱有一条新消息');
    } catch (error) {
      log.error({ err: error }, '消息未能放入发件箱');
    }
  };
  return {
    send(message) {
      const keeping = keep(message).finally(() => underWay.delete(keeping));
      underWay.add(keeping);
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}
