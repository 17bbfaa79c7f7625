import { setTimeout as pause } from 'node:timers/promises';
import { sql, type UpdateObject } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB } from '../../db/generated.js';
import { toParagraphs } from '../messages/paragraphs.js';
import { countRecipients, recipientName, recipientsOf } from './audience.queries.js';
import { asDraft, audienceOf, noticeStatus } from './notices.queries.js';
import { countRefusalText, refuseCount } from './recipient-count.js';

export interface Pace {
  /** Recipients in a transaction. */
  batch: number;
  /** Between two transactions, so that the requests of readers get through. */
  pauseMilliseconds: number;
}

/** Measured by `npm run bench:notices`. */
export const usualPace: Pace = { batch: 200, pauseMilliseconds: 11 };

/** Sends the notices whose time has come. Of several servers one sends a notice. */
export async function sendDueNotices(db: Database, signal?: AbortSignal, pace = usualPace): Promise<void> {
  while (signal?.aborted !== true && (await takeStep(db, pace.batch))) {
    await pause(pace.pauseMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Begins a notice, or sends its next batch: the messages and how far they go are one transaction, so that the next
 * step goes on exactly there, in whatever process.
 * @returns false if nothing is due
 */
async function takeStep(db: Database, batch: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // A batch that a crash takes is sent again whole: messages and how far they go are lost together.
    await sql`set local synchronous_commit = off`.execute(transaction);
    const notice = await transaction
      .selectFrom('notices')
      .selectAll()
      .where('status', 'in', [noticeStatus.scheduled, noticeStatus.running])
      .where('send_at', '<=', sql<Date>`now()`)
      .orderBy('send_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (notice === undefined) return false;
    const change = (values: UpdateObject<DB, 'notices'>) =>
      transaction.updateTable('notices').set(values).where('id', '=', notice.id).execute();
    const audience = audienceOf(notice);

    if (notice.status === noticeStatus.scheduled) {
      const { count } = await countRecipients(transaction, audience);
      const refused = refuseCount(count, notice.recipient_count);
      await change(
        refused === undefined
          ? { status: noticeStatus.running, started_at: sql<Date>`now()`, recipient_count: count }
          : { ...asDraft, failure: countRefusalText(refused, count), updated_at: sql<Date>`now()` },
      );
      return true;
    }

    // Who registers while it is being sent was not counted.
    const recipients = recipientsOf(transaction, audience)
      .select(['users.id', escapedName.as('name')])
      .where('users.id', '>', notice.last_user_id)
      .where('users.created_at', '<=', notice.started_at)
      .orderBy('users.id')
      .limit(batch);
    const html = toParagraphs(notice.text);
    const { rows } = await sql<{ count: number; last: number | null }>`
      with recipients as (${recipients}), added as (
        insert into messages (user_id, notice_id, title, message_html)
        select id, ${notice.id}, ${notice.title}, replace(${html}, '{姓名}', name) from recipients
      )
      select count(*) as count, max(id) as last from recipients`.execute(transaction);
    const { count = 0, last = null } = rows[0] ?? {};
    const sent_count = notice.sent_count + count;
    await change(
      count < batch
        ? {
            status: noticeStatus.sent,
            sent_count,
            recipient_count: sent_count,
            finished_at: sql<Date>`now()`,
          }
        : { sent_count, last_user_id: last ?? notice.last_user_id },
    );
    return true;
  });
}

/** In HTML, where a nickname must not become an element. */
const escapedName = sql<string>`replace(replace(replace(${recipientName}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
