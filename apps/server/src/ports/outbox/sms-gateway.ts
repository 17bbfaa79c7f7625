import { randomUUID } from 'node:crypto';
import type { SmsSettings } from '../../config/connections.js';
import type { Channel } from './outbox.js';

/** Shutdown waits for what is under way: two tries of this must end before a supervisor loses patience. */
const answerWithinMilliseconds = 8_000;

/**
 * Hands text messages to an HTTP gateway, in the form that docs/deployment.md describes. Whoever sells text
 * messages has an interface of their own; a few lines between the two translate.
 */
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
      // Elsewhere is not where the token belongs.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMilliseconds),
    });
    // Unread, the answer would keep its connection.
    await answer.body?.cancel();
    return answer.status;
  };
  return {
    async deliver({ recipient, body }) {
      const id = randomUUID();
      // The network failed: the gateway may have the message already, and knows the second one by its id.
      const status = await post(id, recipient, body).catch(() => post(id, recipient, body));
      if (status < 200 || status > 299) throw new Error(`the text gateway answered ${String(status)}`);
    },
    async close() {
      // Connections are the platform's.
    },
  };
}
