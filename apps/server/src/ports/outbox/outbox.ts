/** A text message or a mail, in Chinese. */
export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  body: string;
}

/** Sends messages to users. */
export interface Outbox {
  /**
   * Takes a message and returns at once; a failure is logged. The caller cannot wait, because the time or the
   * failure of a response would show which accounts exist.
   */
  send(message: Message): void;
  /** Resolves when all messages are sent or have failed. */
  settled(): Promise<void>;
  /** The same, then closes connections; called before the database closes. */
  close(): Promise<void>;
}

/** One way to send messages. `tests/ports/channels.test.ts` tests every adapter. */
export interface Channel {
  /** @throws Error if the message was not accepted; its text contains neither the message nor a secret */
  deliver(message: Message): Promise<void>;
  close(): Promise<void>;
}

interface Log {
  error(fields: object, message: string): void;
}

const failures = { mail: '邮件未能发出', sms: '短信未能发出' };

/** Never logs the text of a message: with the codes in it, readers of the log could log in. */
export function createOutbox(channels: Record<Message['channel'], Channel>, log: Log): Outbox {
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
