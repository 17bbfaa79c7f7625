import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
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
      await deleteOld(db);
      await db.insertInto('outbox_messages').values({ channel, recipient, body }).execute();
      log.info({ channel }, '发件箱有一条新消息');
    },
    async close() {
      // The database is not ours to close.
    },
  };
}

/** Rows that another process is deleting are left to it: two that wait for each other's would be a deadlock. */
async function deleteOld(db: Database): Promise<void> {
  await db
    .deleteFrom('outbox_messages')
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox_messages')
        .select('id')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
