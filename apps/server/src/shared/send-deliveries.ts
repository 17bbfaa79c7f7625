import type { Database } from '../db/database.js';
import { type Channels, failures, type Message } from '../ports/outbox/outbox.js';
import { claimDeliveries, setDelivered, setFailed } from './deliveries.queries.js';

/** Sent at the same time: as many as a mail server gets connections. */
const together = 5;

export interface Sending {
  db: Database;
  channels: Channels;
  siteName: string;
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void };
}

/**
 * Sends what is due. Several servers share the work. The channels do not wait for each other: mails go on while the
 * gateway of text messages is away.
 */
export async function sendDueDeliveries(sending: Sending, signal?: AbortSignal): Promise<void> {
  await Promise.all([sendDueOf(sending, 'sms', signal), sendDueOf(sending, 'mail', signal)]);
}

async function sendDueOf(sending: Sending, channel: Message['channel'], signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const claimed = await claimDeliveries(sending.db, channel, together);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => deliver(sending, delivery)));
  }
}

type Claimed = Awaited<ReturnType<typeof claimDeliveries>>[number];

/** Never logs the recipient or the text. */
async function deliver(
  { db, channels, siteName, log }: Sending,
  { id, channel, recipient, subject, body, tries }: Claimed,
): Promise<void> {
  const named = `【${siteName}】${body}`;
  try {
    await channels[channel].deliver({
      id,
      channel,
      recipient,
      body: named,
      ...(subject !== '' && { subject }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isLast = await setFailed(db, { id, tries }, reason);
    if (isLast) log.error({ err: error, id, tries }, failures[channel]);
    else log.warn({ err: error, id, tries }, `${failures[channel]}，稍后再试`);
    return;
  }
  await setDelivered(db, id);
}
