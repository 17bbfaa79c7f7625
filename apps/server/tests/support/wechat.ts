import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** WeChat's interface for tokens and tickets. */
export interface TestWeChat {
  url: string;
  /** What was asked for, with the body. */
  asked: string[];
  /** What it does with the next requests, in this order. It answers all later ones. */
  next: ('answer' | 'refuse' | 'break off')[];
  stop: () => Promise<void>;
}

export async function startWeChat(): Promise<TestWeChat> {
  const asked: string[] = [];
  const next: TestWeChat['next'] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push([request.method, request.url, body].join(' ').trim());
      const step = next.shift() ?? 'answer';
      if (step === 'break off') return request.socket.destroy();
      const answer =
        step === 'refuse'
          ? { errcode: 40_125, errmsg: 'invalid appsecret' }
          : { access_token: 'the-token', ticket: 'the-ticket', expires_in: 7200 };
      return response.end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    next,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
