import { randomUUID } from 'node:crypto';
import type { SmsSettings } from '../../config/connections.js';
import type { Channel } from './outbox.js';

/** Shutdown waits for running sends: two tries must end before a supervisor kills the process. */
const answerWithinMilliseconds = 8_000;

/** Sends text messages through an HTTP gateway (docs/deployment.md). */
export function createSmsGateway({ url, token }: SmsSettings): Channel {
  const post = async (id: string, recipient: string, content: string): Promise<number> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': id,
      },
      body: JSON.stringify({ id, phone: recipient, content }),
      // The token must not be sent to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMilliseconds),
    });
    // An unread response would keep its connection.
    await answer.body?.cancel();
    return answer.status;
  };
  return {
    async deliver({ recipient, body, id = randomUUID() }) {
      // The gateway may have the message already, and recognises the repeated one by its id.
      const status = await post(id, recipient, body).catch(() => post(id, recipient, body));
      if (status < 200 || status > 299) throw new Error(`the text gateway answered ${String(status)}`);
    },
    async close() {
      // Node manages the connections.
    },
  };
}
