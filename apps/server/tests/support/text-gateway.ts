import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedText {
  method: string;
  headers: IncomingHttpHeaders;
  body: { id: string; phone: string; content: string };
}

/** A text message gateway as described in docs/deployment.md. */
export interface TestGateway {
  url: string;
  texts: ReceivedText[];
  /** What it does with the next requests, in this order. It accepts all later ones. */
  next: ('accept' | 'refuse' | 'redirect' | 'break off' | 'keep waiting')[];
  stop(): Promise<void>;
}

export async function startTextGateway(): Promise<TestGateway> {
  const texts: ReceivedText[] = [];
  const next: TestGateway['next'] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      texts.push({
        method: request.method ?? '',
        headers: request.headers,
        body: body as ReceivedText['body'],
      });
      const step = next.shift() ?? 'accept';
      if (step === 'break off') request.socket.destroy();
      else if (step === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end();
      else if (step !== 'keep waiting') response.writeHead(step === 'accept' ? 202 : 500).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/send`,
    texts,
    next,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
