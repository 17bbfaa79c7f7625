/**
 * `npm run bench -w @inkstone/server [-- --papers N]`: requests per second, latency and memory of each case,
 * with the demonstration content and with a million papers (or N). Each case is compared with a bare route
 * that runs the same SQL in the same run on the same machine; the difference is the cost of description,
 * envelope, limits and headers.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type BenchContext, type BenchRequest, caseNames, cases } from './cases.js';
import type { Ready } from './serve.js';

const connections = 50;
const seconds = 5;
const million = 1_000_000;

const header =
  '用例              每秒请求  p50 毫秒  p99 毫秒   未成功  裸路由每秒请求  裸 p99    比值   内存 MB';

const { values } = parseArgs({ options: { papers: { type: 'string', default: String(million) } } });
const sizes = [...new Set([1, Number(values.papers)])];
for (const size of sizes) await measureSize(size);

async function measureSize(papers: number): Promise<void> {
  // The server runs in a process of its own, so that the load generator uses another core and its memory is
  // not counted.
  const server = fork(join(import.meta.dirname, 'serve.ts'), [String(papers)], { stdio: 'inherit' });
  const ended = once(server, 'exit');
  try {
    const [ready] = (await Promise.race([once(server, 'message'), ended.then(fail)])) as [Ready];
    const context = { token: ready.token, form: await formOf(Buffer.from(ready.picture, 'base64')) };
    print(['', papers > 1 ? `${String(papers)} 份试卷` : '演示内容', header].join('\n'));
    for (const name of caseNames) {
      const requests = cases[name].requests(context);
      const atBare = requests.map((request) => ({ ...request, path: `/${name}` }));
      const bare = await measure(ready.bareAddress, atBare);
      const ours = await measure(ready.address, requests);
      server.send('memory');
      const [rss] = (await once(server, 'message')) as [number];
      print(line(cases[name].name, ours, bare, rss));
    }
  } finally {
    if (server.connected) server.disconnect();
    await ended;
  }
}

function fail(): never {
  throw new Error('the measured process ended before it was ready');
}

async function formOf(picture: Uint8Array<ArrayBuffer>): Promise<BenchContext['form']> {
  const form = new FormData();
  form.set('file', new Blob([picture], { type: 'image/png' }), '试卷.png');
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

async function measure(url: string, requests: BenchRequest[]): Promise<autocannon.Result> {
  const options = {
    url,
    connections,
    requests: requests.map((one) => ({ method: 'POST' as const, ...one })),
  };
  await autocannon({ ...options, duration: 1 });
  return autocannon({ ...options, duration: seconds });
}

function line(name: string, ours: autocannon.Result, bare: autocannon.Result, rss: number): string {
  const cells = [
    perSecond(ours).toFixed(0),
    String(ours.latency.p50),
    String(ours.latency.p99),
    String(ours.non2xx + ours.errors),
    perSecond(bare).toFixed(0),
    String(bare.latency.p99),
    (perSecond(ours) / perSecond(bare)).toFixed(2),
    (rss / 1e6).toFixed(0),
  ];
  // A Chinese character takes two columns in a terminal.
  const width = name.length + (name.match(/[^ -~]/gu)?.length ?? 0);
  return name + ' '.repeat(18 - width) + cells.map((cell) => cell.padStart(9)).join(' ');
}

function perSecond({ requests: { average } }: autocannon.Result): number {
  return average;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
