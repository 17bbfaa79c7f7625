import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { recipientName } from './audience.queries.js';

/** The number of the last notice to a role or to all. */
export const newestSending = sql<number>`(select coalesce(max(sending_number), 0) from notices)`;

/** In HTML, where a nickname must not become an element. */
const escapedName = sql`replace(replace(replace(${recipientName}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
/** Of a row of `notices` for a row of `users`. */
export const messageHtml = sql<string>`replace(notices.message_html, '{姓名}', ${escapedName})`;

/**
 * Makes messages of what was sent to all or to the role of a reader since they were last here. A reader whose messages
 * are read meets only the index of the numbers while nothing is new. The number moves with the messages, so that one
 * that was deleted does not come again.
 */
export async function deliverNotices(db: Database, userId: number): Promise<void> {
  await sql`
    with reader as (
      select * from users
       where id = ${userId} and stopped_at is null and last_sending_number < ${newestSending}
         for no key update
    ), moved as (
      update users set last_sending_number = ${newestSending} where id in (select id from reader)
    )
    insert into messages (user_id, notice_id, title, message_html, created_at)
    select users.id, notices.id, notices.title, ${messageHtml}, notices.sent_at
      from reader as users
      join notices on notices.sending_number > users.last_sending_number
                  and notices.sent_at >= users.created_at
                  and (notices.audience = 'all' or notices.role = users.role)
    on conflict do nothing`.execute(db);
}
