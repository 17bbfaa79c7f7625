import { sql } from 'kysely';
import type { Database } from '../db/database.js';

export interface Delivery {
  channel: 'mail' | 'sms';
  recipient: string;
  /** Of a mail. */
  subject?: string;
  /** Without the publisher's name, which is put before it when it is sent. */
  body: string;
  /** Not sent before this. */
  notBefore?: Date;
}

/** A claimed delivery that the process does not report on is due again after this: longer than any try takes. */
const firstPauseSeconds = 60;
/** Each pause is four times as long: the last try is nearly a day after the first, so that the outage of a night is outlived. */
const mostTries = 7;

/** As long as a reader may ask whether a message was sent. */
const deliveredDays = 7;
/** As long as the overview of operators counts them. */
const failedDays = 30;

/** Plans a message in the transaction of what it tells: it is sent if, and only if, that is committed. */
export async function planDelivery(transaction: Database, delivery: Delivery): Promise<void> {
  const { channel, recipient, subject = '', body, notBefore } = delivery;
  await transaction
    .insertInto('deliveries')
    .values({ channel, recipient, subject, body, ...(notBefore !== undefined && { due_at: notBefore }) })
    .execute();
}

/**
 * Counts a try and takes the messages out of the reach of other servers for as long as it may take. Nothing is locked
 * while they are sent; a process that dies has used one try.
 */
export async function claimDeliveries(db: Database, channel: Delivery['channel'], most: number) {
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('deliveries')
    .set({
      tries: sql<number>`tries + 1`,
      due_at: sql<Date>`now() + make_interval(secs => ${firstPauseSeconds} * 4 ^ least(tries, ${mostTries}))`,
    })
    .where('id', 'in', due)
    .returning(['id', 'channel', 'recipient', 'subject', 'body', 'tries'])
    .execute();
}

export async function setDelivered(db: Database, id: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ delivered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** @returns whether it is given up */
export async function setFailed(
  db: Database,
  { id, tries }: { id: string; tries: number },
  failure: string,
): Promise<boolean> {
  const isLast = tries >= mostTries;
  await db
    .updateTable('deliveries')
    .set({ failure, ...(isLast && { failed_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
  return isLast;
}

export async function deleteOldDeliveries(db: Database): Promise<void> {
  await db
    .deleteFrom('deliveries')
    .where((eb) =>
      eb.or([
        eb('delivered_at', '<', sql<Date>`now() - make_interval(days => ${deliveredDays})`),
        eb('failed_at', '<', sql<Date>`now() - make_interval(days => ${failedDays})`),
      ]),
    )
    .execute();
}
