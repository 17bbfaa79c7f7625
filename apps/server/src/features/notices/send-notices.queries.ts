import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { toParagraphs } from '../messages/paragraphs.js';
import { countRecipients, recipientName, recipientsOf } from './audience.queries.js';
import { asDraft, audienceOf, noticeStatus } from './notices.queries.js';
import { countRefusalText, refuseCount } from './recipient-count.js';

export interface Pace {
  /** Recipients in a transaction. */
  batch: number;
  /** From the beginning of one to that of the next: between them the requests of readers get through. */
  everyMilliseconds: number;
}

/** As slowly as 100,000 in 9 s allow, on a slow machine too. What readers feel: `npm run bench:notices`. */
export const usualPace: Pace = { batch: 200, everyMilliseconds: 18 };

/** Sends the notices whose time has come. Of several servers one sends a notice at a time. */
export async function sendDueNotices(db: Database, signal?: AbortSignal, pace = usualPace): Promise<void> {
  while (signal?.aborted !== true) {
    const notice = await findDue(db);
    if (notice === undefined) return;
    if (notice.status === noticeStatus.scheduled) await begin(db, notice.id);
    else if (!(await sendRest(db, notice, pace, signal))) return;
  }
}

function due(db: Database) {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('status', 'in', [noticeStatus.scheduled, noticeStatus.running])
    .where('send_at', '<=', sql<Date>`now()`)
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
}

type DueNotice = NonNullable<Awaited<ReturnType<typeof findDue>>>;

async function findDue(db: Database) {
  return due(db).executeTakeFirst();
}

/** Counts the recipients again. Too many or none make it a draft. */
async function begin(db: Database, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const notice = await due(transaction)
      .where('id', '=', id)
      .where('status', '=', noticeStatus.scheduled)
      .executeTakeFirst();
    if (notice === undefined) return;
    const { count } = await countRecipients(transaction, audienceOf(notice));
    const refused = refuseCount(count, notice.recipient_count);
    await transaction
      .updateTable('notices')
      .set(
        refused === undefined
          ? { status: noticeStatus.running, started_at: sql<Date>`now()`, recipient_count: count }
          : { ...asDraft, failure: countRefusalText(refused, count), updated_at: sql<Date>`now()` },
      )
      .where('id', '=', id)
      .execute();
  });
}

/** @returns false if another server goes on with it */
async function sendRest(db: Database, notice: DueNotice, pace: Pace, signal?: AbortSignal): Promise<boolean> {
  let after: number | null = notice.last_user_id;
  let due = performance.now();
  while (after !== null && signal?.aborted !== true) {
    const sent: Batch | undefined = await sendBatch(db, notice, after, pace.batch);
    if (sent === undefined) return false;
    after = sent.count < pace.batch ? null : sent.last;
    const now = performance.now();
    due = Math.max(due + pace.everyMilliseconds, now);
    await pause(due - now, undefined, { signal }).catch(() => undefined);
  }
  return true;
}

interface Batch {
  count: number;
  last: number | null;
}

/**
 * One statement, which is its own transaction: the messages and how far they go are written together, so that the
 * next batch goes on exactly there, in whatever process. One that a crash takes is sent again whole, so it need not
 * wait for the disk. One that meets the deletion of an account fails, and is sent again without it.
 * @returns undefined if the notice does not stand at `after` any more, or another server has it
 */
async function sendBatch(
  db: Database,
  notice: DueNotice,
  after: number,
  batch: number,
): Promise<Batch | undefined> {
  const claimed = db
    .selectFrom('notices')
    .select('id')
    .where('id', '=', notice.id)
    .where('status', '=', noticeStatus.running)
    .where('last_user_id', '=', after)
    .forUpdate()
    .skipLocked();
  // Who registers while it is being sent was not counted.
  const recipients = recipientsOf(db, audienceOf(notice))
    .select(['users.id', escapedName.as('name')])
    .where(sql<boolean>`exists (select from claimed)`)
    .where('users.id', '>', after)
    .where('users.created_at', '<=', notice.started_at)
    .orderBy('users.id')
    .limit(batch);
  const html = toParagraphs(notice.text);
  const { rows } = await sql<Batch>`
    with claimed as (${claimed}), recipients as (${recipients}), added as (
      insert into messages (user_id, notice_id, title, message_html)
      select id, ${notice.id}, ${notice.title}, replace(${html}, '{姓名}', name) from recipients
    ), sent as (select count(*)::integer as count, max(id) as last from recipients), moved as (
      update notices
         set sent_count = sent_count + count,
             last_user_id = coalesce(last, last_user_id),
             status = case when count < ${batch} then ${noticeStatus.sent} else status end,
             recipient_count = case when count < ${batch} then sent_count + count else recipient_count end,
             finished_at = case when count < ${batch} then now() end
        from sent where id in (select id from claimed)
    )
    select count, last, set_config('synchronous_commit', 'off', true) from sent where exists (select from claimed)`.execute(
    db,
  );
  return rows[0];
}

/** In HTML, where a nickname must not become an element. */
const escapedName = sql<string>`replace(replace(replace(${recipientName}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
