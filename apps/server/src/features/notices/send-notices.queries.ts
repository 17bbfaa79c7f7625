import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { toParagraphs } from '../messages/paragraphs.js';
import { countRecipients, recipientsOf } from './audience.queries.js';
import { messageHtml, newestSending } from './deliver-notices.queries.js';
import { asDraft, audienceOf, noticeStatus } from './notices.queries.js';
import { countRefusalText, refuseCount } from './recipient-count.js';

/** Sends the notices whose time has come, each in its own transaction. */
export async function sendDueNotices(db: Database, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const notice = await due(db).executeTakeFirst();
    if (notice === undefined) return;
    await send(db, notice.id);
  }
}

function due(db: Database) {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('status', '=', noticeStatus.scheduled)
    .where('send_at', '<=', sql<Date>`now()`)
    .orderBy('send_at')
    .orderBy('id')
    .limit(1);
}

/** Counts the recipients again. Too many or none make it a draft. */
async function send(db: Database, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Numbers are committed in their order: a reader who has got one has missed none below it.
    await sql`select pg_advisory_xact_lock(hashtextextended('sending of notices', 0))`.execute(transaction);
    const notice = await due(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
    if (notice === undefined) return;
    const audience = audienceOf(notice);
    const { count } = await countRecipients(transaction, audience);
    const refused = refuseCount(count, notice.recipient_count);
    const isDelivered = audience.kind === 'role' || audience.kind === 'all';
    const message_html = toParagraphs(notice.text);
    await transaction
      .updateTable('notices')
      .set(
        refused === undefined
          ? {
              status: noticeStatus.sent,
              sent_at: sql<Date>`now()`,
              recipient_count: count,
              message_html,
              sending_number: isDelivered ? sql<number>`${newestSending} + 1` : null,
            }
          : { ...asDraft, failure: countRefusalText(refused, count), updated_at: sql<Date>`now()` },
      )
      .where('id', '=', id)
      .execute();
    if (refused !== undefined || isDelivered) return;
    // Who they are can change later. While an account is being deleted this fails, and is done again without it.
    await transaction
      .insertInto('messages')
      .columns(['user_id', 'notice_id', 'title', 'message_html'])
      .expression(
        recipientsOf(transaction, audience)
          .innerJoin('notices', (join) => join.on('notices.id', '=', id))
          .select(['users.id', 'notices.id as notice_id', 'notices.title', messageHtml.as('message_html')]),
      )
      .execute();
  });
}
