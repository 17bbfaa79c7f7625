import type { Database } from '../../db/database.js';
import { pageOf } from '../../shared/page-of.queries.js';
import type { Page } from '../../shared/paging.js';
import { toFlag, toSeconds } from '../../shared/wire.js';
import { toParagraphs } from './paragraphs.js';

const columns = ['id', 'title', 'message_html', 'is_read', 'created_at'] as const;

interface MessageRow {
  id: number;
  title: string;
  message_html: string;
  is_read: boolean;
  created_at: Date;
}

function toMessage(row: MessageRow) {
  return {
    id: row.id,
    title: row.title,
    message: row.message_html,
    is_read: toFlag(row.is_read),
    create_time: toSeconds(row.created_at),
  };
}

/** Adds an unread message. @param text plain, a paragraph a line */
export async function addMessage(
  transaction: Database,
  userId: number,
  { title, text }: { title: string; text: string },
): Promise<void> {
  await transaction
    .insertInto('messages')
    .values({ user_id: userId, title, message_html: toParagraphs(text) })
    .execute();
}

export async function countUnread(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listMessages(db: Database, userId: number, page: Page) {
  const own = db.selectFrom('messages').where('user_id', '=', userId);
  const list = own.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc');
  const { rows, count } = await pageOf(list, own, page);
  return { list: rows.map(toMessage), count };
}

export async function listMessagesOf(db: Database, userId: number) {
  const rows = await db
    .selectFrom('messages')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const { id: _id, ...message } = toMessage(row);
    return message;
  });
}

/**
 * Marks the message as read.
 * @returns undefined if the user has no such message
 */
export async function openMessage(db: Database, userId: number, id: number) {
  const row = await db
    .updateTable('messages')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst();
  return row === undefined ? undefined : toMessage(row);
}

export async function markMessagesRead(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await hasAll(transaction, userId, ids))) return false;
    await transaction.updateTable('messages').set({ is_read: true }).where('id', 'in', ids).execute();
    return true;
  });
}

export async function deleteMessages(db: Database, userId: number, ids: readonly number[]): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await hasAll(transaction, userId, ids))) return false;
    await transaction.deleteFrom('messages').where('id', 'in', ids).execute();
    return true;
  });
}

/** Locks the rows in the order of their ids, so that two requests cannot deadlock. */
async function hasAll(transaction: Database, userId: number, ids: readonly number[]): Promise<boolean> {
  const found = await transaction
    .selectFrom('messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return found.length === ids.length;
}
