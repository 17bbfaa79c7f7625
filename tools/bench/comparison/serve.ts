import { readFileSync, readdirSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

interface Page {
  type: string;
  body: Buffer;
}

function compress(path: string, content: string | Buffer): [string, Page] {
  return [
    path,
    { type: TYPES[extname(path)] ?? 'application/octet-stream', body: brotliCompressSync(content) },
  ];
}

function filesOf(folder: string): [string, Page][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => compress(`/${relative(folder, file).split(sep).join('/')}`, readFileSync(file)));
}

function passOn(api: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const forwarded = request(
    new URL(incoming.url ?? '/', api),
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/**
 * Serves the comparison pages as well as a server can: compressed once with brotli 11, from memory. Calls under
 * /api go to the measured server, so that both pages wait for the same answers.
 */
export async function serveComparison(
  api: string,
  pages: { plain: string; bareFolder: string },
): Promise<{ address: string; server: Server }> {
  const files = new Map([...filesOf(pages.bareFolder), compress('/plain.html', pages.plain)]);
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    const page = files.get(path === '/' ? '/index.html' : path);
    if (path.startsWith('/api/')) {
      passOn(api, incoming, outgoing);
    } else if (page === undefined) {
      outgoing.writeHead(404).end();
    } else {
      const { type, body } = page;
      outgoing
        .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
        .end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, server };
}
