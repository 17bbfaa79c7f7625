/** A text message or a mail, in Chinese. */
export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  body: string;
}

/** Sends messages to people. */
export interface Outbox {
  /**
   * Hands a message over and returns at once; a failure goes to the log. There is nothing to wait for, because
   * the time or the failure of an answer would tell which accounts exist.
   */
  send(message: Message): void;
  /** Resolves when all that was handed over is sent or has failed. */
  settled(): Promise<void>;
  /** The same, and lets go of connections; asked before the database closes. */
  close(): Promise<void>;
}

/** One way to send. `tests/ports/channels.test.ts` holds every adapter to this. */
export interface Channel {
  /** @throws Error when the message was not accepted; its text holds neither the message nor a secret */
  deliver(message: Message): Promise<void>;
  close(): Promise<void>;
}

interface Log {
  error(fields: object, message: string): void;
}

const failures = { mail: '邮件未能发出', sms: '短信未能发出' };

/** The text of a message is never logged: whoever collects logs could log in with the codes in them. */
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
