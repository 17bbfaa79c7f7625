/**
 * `npm run bench:crawlers [-- --pairs 24 --control --write]`: what readers feel while crawlers ask for documents of 10,000
 * papers, which no memory holds. Crawlers come and go every five seconds, from a process of their own. With `--control`
 * they ask a server of theirs that refuses all: what the machine loses by their requests alone. `--write` puts the figures
 * into docs/performance-server.md. With `--unknown 10` nobody reads, and a thousand addresses where nothing is are asked
 * for each second, for 10 s.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../config.js';
import { type BenchContext, cases } from './cases.js';
import { writeFigures } from './figures.js';
import { baseScriptOf, createFixture } from './fixture.js';
import { createReaders } from './readers.js';
import { readDuring } from './steady.js';
import { askUnknown } from './unknown-paths.js';
import { compareWindows, tableOf } from './windows.js';
import { Workers } from './workers.js';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '24' },
    /** Requests of readers in a second. */
    rate: { type: 'string', default: '200' },
    /** Of crawlers. */
    crawled: { type: 'string', default: '1000' },
    addresses: { type: 'string', default: '10000' },
    control: { type: 'boolean', default: false },
    /** Seconds. */
    unknown: { type: 'string' },
    write: { type: 'boolean', default: false },
    /** Where this process is the crawlers: the address of the server. */
    at: { type: 'string' },
  },
});
const addressCount = Number(values.addresses);
const rate = Number(values.rate);
const crawlersRate = Number(values.crawled);

if (values.at === undefined) await serve();
else {
  // Crawlers have machines of their own: they must not take the processor from the readers and the server.
  setPriority(19);
  crawl(values.control ? await refusingServer() : values.at);
}

async function serve(): Promise<void> {
  const site = join(repositoryRoot(), 'apps', 'site');
  const siteFolder = join(site, 'dist');
  const script = await baseScriptOf(siteFolder);
  const fixture = await createFixture(addressCount);
  const { socketFolder, dataDir } = fixture;
  const rendererFile = join(site, 'dist-server', 'render.js');
  const workers = new Workers({ socketFolder, dataDir, siteFolder, script, rendererFile });
  try {
    const { shared } = await workers.add();
    const form = { body: Buffer.alloc(0), contentType: '' };
    const isUnknown = values.unknown !== undefined;
    const report = isUnknown
      ? await askUnknown(shared, workers, Number(values.unknown))
      : await compare(shared, workers, { script, token: '', form, ...(await createReaders(socketFolder)) });
    process.stdout.write(`${report}\n`);
    if (values.write) await writeFigures(isUnknown ? 'bench:crawlers --unknown' : 'bench:crawlers', report);
  } finally {
    await workers.stop();
    await fixture.remove();
  }
}

async function compare(shared: string, workers: Workers, context: BenchContext): Promise<string> {
  const requests = cases
    .filter(({ name }) => ['paper list, 200 accounts', 'book, 200 accounts'].includes(name))
    .flatMap((one) => one.requests(context));
  const crawlers = fork(import.meta.filename, [...process.argv.slice(2), '--at', shared]);
  const answers: Record<string, number> = {};
  const crawlFor = async (milliseconds: number): Promise<void> => {
    const ended = once(crawlers, 'message') as Promise<[Record<string, number>]>;
    crawlers.send(milliseconds);
    const [counts] = await ended;
    for (const [status, count] of Object.entries(counts)) answers[status] = (answers[status] ?? 0) + count;
  };
  const pairs = await compareWindows({
    address: shared,
    requests,
    rate,
    pairs: Number(values.pairs),
    windowMilliseconds: 5_000,
    work: crawlFor,
    // The crawlers' thread starts with the first document.
    before: () => crawlFor(5_000),
  });
  crawlers.disconnect();
  const { memoryBytes } = await workers.usage();
  const answered = Object.entries(answers).map(
    ([status, count]) => `${status}: ${count.toLocaleString('en')}`,
  );
  const memory = Math.round(memoryBytes / 1024 / 1024);
  return `${tableOf(pairs)}\n\nAnswers to crawlers: ${answered.join(', ')}. The server had ${String(memory)} MB at the end.`;
}

async function refusingServer(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(503).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** As crawlers do: one address after the other, from the beginning again at the end. */
function crawl(address: string): void {
  const headers = { accept: 'text/html', 'user-agent': 'Baiduspider/2.0' };
  const requests = Array.from({ length: addressCount }, (_, index) => ({
    method: 'GET' as const,
    path: `/layout/list/topicSubjectDetails?id=${String(1 + index)}`,
    headers,
  }));
  let next = 0;
  process.on('message', (milliseconds: number) => {
    const inTurn = [...requests.slice(next), ...requests.slice(0, next)];
    void readDuring({ address, requests: inTurn, rate: crawlersRate, allowed: [503], mostLate: 5 }, () =>
      pause(milliseconds),
    ).then((answered) => {
      next = (next + answered.length) % addressCount;
      const counts: Record<string, number> = {};
      for (const { status } of answered) counts[status] = (counts[status] ?? 0) + 1;
      process.send?.(counts);
    });
  });
}
