import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the server, before it is changed. */
export interface Answer {
  status: number;
  type: string;
  body: { code: unknown; msg: unknown; data: unknown };
}

/** Changes an answer, or replaces its body by a text. */
export type Spoil = (answer: Answer) => Partial<Omit<Answer, 'body'>> & { body?: unknown };

export async function startBreakingProxy(
  url: string,
  spoilt: Readonly<Record<string, Spoil>>,
): Promise<{ url: string; close: () => Promise<void> }> {
  async function answer(path: string, init: RequestInit, response: ServerResponse): Promise<void> {
    const answered = await fetch(`${url}${path}`, init);
    const { status } = answered;
    const type = answered.headers.get('content-type') ?? '';
    const text = await answered.text();
    const spoil = spoilt[path.split('?')[0] ?? ''];
    const was = { status, type };
    const is =
      spoil === undefined
        ? { ...was, body: text }
        : { ...was, ...spoil({ ...was, body: JSON.parse(text) as Answer['body'] }) };
    response.writeHead(is.status, { 'content-type': is.type });
    response.end(typeof is.body === 'string' ? is.body : JSON.stringify(is.body ?? JSON.parse(text)));
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers();
      for (const name of ['accept', 'content-type', 'token']) {
        const value = request.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
      const init: RequestInit = { method: request.method ?? 'GET', headers, ...body };
      answer(request.url ?? '/', init, response).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
