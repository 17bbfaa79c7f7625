import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Starts an HTTP server on a free port and closes it after the test. Returns its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return `http://127.0.0.1:${String(address.port)}`;
}

/** A server that answers every request with the same JSON. */
export function serveJson(body: unknown, status = 200): Promise<string> {
  return serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(await text(request));
}

/** As {@link serve}, but for pages of any origin. Preflight requests do not reach `listener`. */
export function serveAcrossOrigins(listener: RequestListener): Promise<string> {
  return serve((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'token, fingerprint');
    if (request.method === 'OPTIONS') response.end();
    else listener(request, response);
  });
}
