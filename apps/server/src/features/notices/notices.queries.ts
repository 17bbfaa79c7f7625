import { type Selectable, sql, type Transaction, type UpdateObject } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB, Notices } from '../../db/generated.js';
import { inTransaction } from '../../db/in-transaction.js';
import { recordAct } from '../queues/acts.queries.js';
import { type Audience, countRecipients } from './audience.queries.js';
import { type CountRefusal, refuseCount } from './recipient-count.js';

/** Of the acts in `operator_acts`. */
export const noticeQueue = 'notices';

export const noticeStatus = { draft: 0, scheduled: 1, sent: 3 } as const;

const mostSentListed = 50;

export interface NoticeText {
  title: string;
  /** Plain, a paragraph a line; `{姓名}` becomes the name of the reader. */
  text: string;
  audience: Audience;
}

type NoticeRow = Selectable<Notices>;

/** What a notice is refused for; `not a draft` or `not scheduled`: somebody else was faster, or it is sent. */
export type NoticeRefusal =
  | { done: false; reason: 'unknown' | 'not a draft' | 'not scheduled' }
  | { done: false; reason: CountRefusal; count: number };

export type NoticeOutcome = { done: true; id: number } | NoticeRefusal;

/** @param id of the draft that is replaced; undefined: a new one */
export async function saveDraft(
  db: Database,
  id: number | undefined,
  { audience, ...written }: NoticeText,
  operator: string,
): Promise<NoticeOutcome> {
  const values = { ...written, ...toColumns(audience), writer: operator };
  return inTransaction(db, async (transaction): Promise<NoticeOutcome> => {
    const before = id === undefined ? undefined : await lockNotice(transaction, id);
    if (id !== undefined && before === undefined) return { done: false, reason: 'unknown' };
    if (before !== undefined && before.status !== noticeStatus.draft) {
      return { done: false, reason: 'not a draft' };
    }
    const after =
      before === undefined
        ? await transaction.insertInto('notices').values(values).returningAll().executeTakeFirstOrThrow()
        : await change(transaction, before.id, { ...values, failure: '' });
    await record(transaction, { operator, act: 'save', before, after });
    return { done: true, id: after.id };
  });
}

/**
 * Sends a draft at a time, or as soon as possible.
 * @param expected the number of recipients that the operator has seen; null: not given
 */
export async function scheduleNotice(
  db: Database,
  id: number,
  { sendAt, expected }: { sendAt: Date | null; expected: number | null },
  operator: string,
): Promise<NoticeOutcome> {
  return inTransaction(db, async (transaction): Promise<NoticeOutcome> => {
    const before = await lockNotice(transaction, id);
    if (before === undefined) return { done: false, reason: 'unknown' };
    if (isScheduledBy(before, operator, sendAt)) return { done: true, id };
    if (before.status !== noticeStatus.draft) return { done: false, reason: 'not a draft' };
    const { count } = await countRecipients(transaction, audienceOf(before));
    const refused = refuseCount(count, expected);
    if (refused !== undefined) return { done: false, reason: refused, count };
    const after = await change(transaction, id, {
      status: noticeStatus.scheduled,
      send_at: sendAt ?? sql<Date>`now()`,
      recipient_count: count,
      failure: '',
      writer: operator,
    });
    await record(transaction, { operator, act: 'schedule', before, after });
    return { done: true, id };
  });
}

/** The desk sends a decision again whose answer it has not received. */
function isScheduledBy(
  { status, writer, send_at }: NoticeRow,
  operator: string,
  sendAt: Date | null,
): boolean {
  if (status === noticeStatus.draft || writer !== operator || send_at === null) return false;
  return sendAt === null ? send_at.getTime() <= Date.now() : send_at.getTime() === sendAt.getTime();
}

/** Makes a scheduled notice a draft again. */
export async function cancelNotice(db: Database, id: number, operator: string): Promise<NoticeOutcome> {
  return inTransaction(db, async (transaction): Promise<NoticeOutcome> => {
    const before = await lockNotice(transaction, id);
    if (before === undefined) return { done: false, reason: 'unknown' };
    if (before.status !== noticeStatus.scheduled) return { done: false, reason: 'not scheduled' };
    const after = await change(transaction, id, { ...asDraft, failure: '' });
    await record(transaction, { operator, act: 'cancel', before, after });
    return { done: true, id };
  });
}

export async function deleteDraft(db: Database, id: number, operator: string): Promise<NoticeOutcome> {
  return inTransaction(db, async (transaction): Promise<NoticeOutcome> => {
    const before = await lockNotice(transaction, id);
    if (before === undefined) return { done: false, reason: 'unknown' };
    if (before.status !== noticeStatus.draft) return { done: false, reason: 'not a draft' };
    await transaction.deleteFrom('notices').where('id', '=', id).execute();
    await record(transaction, { operator, act: 'delete', before, after: before });
    return { done: true, id };
  });
}

export const asDraft = { status: noticeStatus.draft, send_at: null, recipient_count: null } as const;

async function lockNotice(transaction: Transaction<DB>, id: number): Promise<NoticeRow | undefined> {
  return transaction.selectFrom('notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

async function change(
  transaction: Transaction<DB>,
  id: number,
  values: UpdateObject<DB, 'notices'>,
): Promise<NoticeRow> {
  return transaction
    .updateTable('notices')
    .set(values)
    .set({ updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Without the text: it may be about one person, and goes with the account. */
async function record(
  transaction: Transaction<DB>,
  acted: { operator: string; act: string; before: NoticeRow | undefined; after: NoticeRow },
): Promise<void> {
  const { operator, act, before, after } = acted;
  await recordAct(transaction, {
    operator,
    queue: noticeQueue,
    item: String(after.id),
    act,
    before: before === undefined ? { status: noticeStatus.draft } : stateOf(before),
    after: stateOf(after),
  });
}

function stateOf({ status, title, audience, send_at, recipient_count }: NoticeRow) {
  return {
    status,
    title,
    audience,
    send_at: send_at?.toISOString() ?? '',
    recipient_count: recipient_count ?? 0,
  };
}

function toColumns(audience: Audience) {
  return {
    audience: audience.kind,
    user_id: audience.kind === 'person' ? audience.userId : null,
    role: audience.kind === 'role' ? audience.role : null,
    article_id: audience.kind === 'activity' ? audience.articleId : null,
    application_statuses: audience.kind === 'activity' ? [...audience.statuses] : [],
  };
}

type AudienceColumns = Pick<
  NoticeRow,
  'application_statuses' | 'article_id' | 'audience' | 'role' | 'user_id'
>;

export function audienceOf(row: AudienceColumns): Audience {
  const { audience: kind, user_id, role, article_id, application_statuses: statuses } = row;
  if (kind === 'person' && user_id !== null) return { kind, userId: user_id };
  if (kind === 'role' && role !== null) return { kind, role };
  if (kind === 'activity' && article_id !== null) return { kind, articleId: article_id, statuses };
  if (kind === 'all') return { kind };
  throw new Error(`the notice for ${kind} does not say whom`);
}

/** With the names of the person and the activity that it is for, and how many have read it. */
function described(db: Database) {
  return db
    .selectFrom('notices')
    .leftJoin('users', 'users.id', 'notices.user_id')
    .leftJoin('all_articles', 'all_articles.id', 'notices.article_id')
    .selectAll('notices')
    .select((eb) => [
      'users.nickname as person',
      eb.fn.coalesce('users.phone', 'users.email').as('account'),
      'all_articles.title as activity',
      eb
        .selectFrom('messages')
        .whereRef('messages.notice_id', '=', 'notices.id')
        .where('messages.is_read', '=', true)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('read_count'),
    ]);
}

export type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

export async function findNotice(db: Database, id: number) {
  return described(db).where('notices.id', '=', id).executeTakeFirst();
}

/** Drafts, then what is scheduled and sent; of the sent ones the last. */
export async function listNotices(db: Database): Promise<Notice[]> {
  const lastSent = db
    .selectFrom('notices')
    .select('id')
    .where('status', '=', noticeStatus.sent)
    .orderBy('sent_at', 'desc')
    .limit(mostSentListed);
  return described(db)
    .where((eb) => eb.or([eb('notices.status', '<', noticeStatus.sent), eb('notices.id', 'in', lastSent)]))
    .orderBy('notices.status')
    .orderBy(sql`case when notices.status = ${noticeStatus.scheduled} then notices.send_at end`)
    .orderBy(sql`coalesce(notices.sent_at, notices.updated_at)`, 'desc')
    .orderBy('notices.id', 'desc')
    .execute();
}

export async function countNotices(db: Database) {
  return db
    .selectFrom('notices')
    .select([
      sql<number>`count(*) filter (where status = ${noticeStatus.scheduled})`.as('scheduled'),
      sql<number>`count(*) filter (where sent_at > now() - interval '30 days')`.as('sent'),
    ])
    .executeTakeFirstOrThrow();
}
