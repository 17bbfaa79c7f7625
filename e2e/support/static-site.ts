import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const DIST = join(import.meta.dirname, '..', '..', 'apps', 'site', 'dist');
/** The path of the site on the web server. */
const FOLDER = '/press/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticSite {
  /** Address of the page. */
  address: string;
  /** Replaces the release, whose files are gone, by a new one whose page has the title `title`. */
  release: (title: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Forwards a call to the API. */
function proxy(api: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const passed = forward(new URL(request.url ?? '/', api), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

async function serveFile(folder: string, path: string, response: ServerResponse): Promise<void> {
  const name = path === '' ? 'index.html' : path;
  try {
    const content = await readFile(join(folder, name));
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/** Gives every script another name, as a build of changed code does, also where it is imported. */
async function renameScripts(folder: string, title: string): Promise<void> {
  const assets = join(folder, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '-next.js')]));

  async function follow(file: string, change: (text: string) => string = (text) => text) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, change(text.replaceAll(/[\w.-]+\.js/g, (name) => renamed.get(name) ?? name)));
  }

  for (const [name, next] of renamed) {
    await follow(join(assets, name));
    await rename(join(assets, name), join(assets, next));
  }
  await follow(join(folder, 'index.html'), (text) =>
    text.replace('<head>', `<head><meta name="release" content="${title}">`),
  );
  await follow(join(folder, 'worker.js'), (text) =>
    text.replace(/(id:[`"'])([0-9a-f]{12})/, (_match, start: string) => `${start}${title}`),
  );
}

/** Serves the built site as static files below a path, and forwards calls to the API. */
export async function serveStaticSite(api: string): Promise<StaticSite> {
  const folder = await mkdtemp(join(tmpdir(), 'inkstone-static-'));
  await cp(DIST, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static.test');
    if (pathname.startsWith(FOLDER)) void serveFile(folder, pathname.slice(FOLDER.length), response);
    else proxy(api, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;

  return {
    address: `http://127.0.0.1:${String(port)}${FOLDER}`,
    release: (title) => renameScripts(folder, title),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
