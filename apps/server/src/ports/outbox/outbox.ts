export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  /** Of a mail; without it, that of codes. */
  subject?: string;
  body: string;
  /** The same in a second try, so that the receiver recognises it. */
  id?: string;
}

/**
 * For login codes and what is sent with them: they go at once and are worthless an hour later, so they are lost with the
 * process. What must arrive, however late, is planned instead (`planDelivery`).
 */
export interface Outbox {
  /** Returns at once; a failure is logged. A caller that waited would show which accounts exist. */
  send(message: Message): void;
  settled(): Promise<void>;
  /** Called before the database closes. */
  close(): Promise<void>;
}

export interface Channel {
  /** @throws Error if it was not accepted, without the message or a secret */
  deliver(message: Message): Promise<void>;
  close(): Promise<void>;
}

interface Log {
  error(fields: object, message: string): void;
}

export type Channels = Readonly<Record<Message['channel'], Channel>>;

export const failures = { mail: '邮件未能发出', sms: '短信未能发出' };

/** Never logs the text: readers of the log could log in with the codes. */
export function createOutbox(channels: Channels, log: Log): Outbox {
  const underWay = new Set<Promise<void>>();
  const deliver = async (message: Message): Promise<void> => {
    try {
      await channels[message.channel].deliver(message);
    } catch (error) {
      log.error({ err: error }, failures[message.channel]);
    }
  };
  const settled = async (): Promise<void> => {
    await Promise.all(underWay);
  };
  return {
    send(message) {
      const delivery = deliver(message).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    settled,
    async close() {
      await settled();
      await Promise.all(Object.values(channels).map((channel) => channel.close()));
    },
  };
}
