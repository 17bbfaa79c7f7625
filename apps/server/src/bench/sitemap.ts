/**
 * `npm run bench:sitemap [-- --papers 1000000 --write]`: how long all files of the sitemap take and how much memory, beside
 * the same rows as pg alone reads them, in one run. `--write` puts the figures into docs/performance-server.md.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../config.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { writeFigures } from './figures.js';
import { baseScriptOf, createFixture } from './fixture.js';
import { Workers } from './workers.js';

const { values } = parseArgs({
  options: {
    papers: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});

/** As the sitemap reads them. */
const atOnce = 2_000;
/** What a server has answered before anybody asks for its sitemap. */
const usualPages = ['/', '/layout/list/listenBig', '/layout/list/topicSubjectDetails?id=3', '/sitemap.xml'];
/** Between two looks at the memory, in ms. */
const look = 20;
const lineEnd = 10;
/** Lines of a file besides those of its addresses. */
const linesAround = 3;

const site = join(repositoryRoot(), 'apps', 'site');
const siteFolder = join(site, 'dist');
const fixture = await createFixture(Number(values.papers));
const workers = new Workers({
  socketFolder: fixture.socketFolder,
  dataDir: fixture.dataDir,
  siteFolder,
  script: await baseScriptOf(siteFolder),
  rendererFile: join(site, 'dist-server', 'render.js'),
});
const lines = [
  '| round | files | addresses | MB of XML | seconds | first byte ms | MB more | rows alone, s |',
  '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];
try {
  const { unshared } = await workers.add();
  for (const path of usualPages) await (await fetch(`${unshared}${path}`)).text();
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const { memoryBytes: before } = await workers.usage();
    const peak = watchMemory();
    const read = await readAll(unshared);
    const more = ((await peak.stop()) - before) / 1e6;
    const alone = await readRows();
    const cells = [
      ...[round, read.files, read.addresses, (read.bytes / 1e6).toFixed(0), read.seconds.toFixed(2)],
      ...[read.firstByte.toFixed(0), more.toFixed(0), alone.toFixed(2)],
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
} finally {
  await workers.stop();
  await fixture.remove();
}
process.stdout.write(`${lines.join('\n')}\n`);
if (values.write) {
  const papers = Number(values.papers).toLocaleString('en');
  const day = new Date().toISOString().slice(0, 10);
  await writeFigures('bench:sitemap', `${day}, ${papers} papers, one process:\n\n${lines.join('\n')}`);
}

/** All files of the index, one after the other, as a crawler fetches them. */
async function readAll(address: string) {
  const begin = performance.now();
  const index = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const read = { files: paths.length, addresses: 0, bytes: 0, firstByte: 0 };
  for (const path of paths) {
    const asked = performance.now();
    const { body, ok } = await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'identity' } });
    if (!ok || body === null) throw new Error(`${path} was refused`);
    read.firstByte = Math.max(read.firstByte, performance.now() - asked);
    read.addresses -= linesAround;
    const chunks: AsyncIterable<Uint8Array> = body;
    for await (const chunk of chunks) {
      read.bytes += chunk.length;
      for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) {
        read.addresses += 1;
      }
    }
  }
  return { ...read, seconds: (performance.now() - begin) / 1000 };
}

/** The same rows in the same steps, without writing anything. @returns seconds */
async function readRows(): Promise<number> {
  const { pool, close } = createDatabase(embeddedConnection(fixture.socketFolder));
  try {
    const begin = performance.now();
    let last = 0;
    for (;;) {
      const { rows } = await pool.query<{ id: number }>({
        name: 'rows',
        text: 'select id, created_at from papers where id > $1 order by id limit $2',
        values: [last, atOnce],
      });
      if (rows.length < atOnce) return (performance.now() - begin) / 1000;
      last = rows.at(-1)?.id ?? last;
    }
  } finally {
    await close();
  }
}

/** Looks at the memory of the server until it is stopped, which returns the most. */
function watchMemory(): { stop: () => Promise<number> } {
  let most = 0;
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      most = Math.max(most, (await workers.usage()).memoryBytes);
      await pause(look);
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await watching;
      return most;
    },
  };
}
