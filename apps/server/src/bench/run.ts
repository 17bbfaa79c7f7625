/**
 * `npm run bench -w @inkstone/server [-- --papers N --only name --seconds S]`, see docs/performance-server.md.
 * Rounds of a case alternate with the bare route, with one process and with two.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../config.js';
import { type BenchCase, type BenchContext, type BenchRequest, cases, inputs } from './cases.js';
import { baseScriptOf, createFixture } from './fixture.js';
import { createReaders } from './readers.js';
import { type Figures, measure, medianOf } from './measure.js';
import { header, toRow } from './table.js';
import type { Addresses } from './worker.js';
import { Workers } from './workers.js';

const { values } = parseArgs({
  options: {
    papers: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

const leastSecondsOfExtra = 4;

let turn = 0;

const siteFolder = join(repositoryRoot(), 'apps', 'site', 'dist');
const script = await baseScriptOf(siteFolder);
const fixture = await createFixture(Number(values.papers));
const { socketFolder, dataDir, picture } = fixture;
const workers = new Workers({ socketFolder, dataDir, siteFolder, script });
try {
  const wanted = cases.filter(({ name }) => name.includes(values.only));
  const addresses = await workers.add();
  const context = {
    script,
    token: await logIn(addresses.shared),
    form: await formOf(),
    ...(await createReaders(socketFolder)),
  };
  print(header);
  for (const one of wanted) await measureCase(one, addresses, context);
  await workers.add();
  for (const one of wanted.filter(({ isExtra }) => isExtra !== true)) {
    await measureCase(one, addresses, context);
  }
} finally {
  await workers.stop();
  await fixture.remove();
}

async function measureCase(one: BenchCase, addresses: Addresses, context: BenchContext): Promise<void> {
  const requests = one.requests(context);
  const { bare: path } = one;
  const readCpu = async () => (await workers.usage()).cpuMicroseconds;
  // Some extra cases answer in seconds on a busy machine.
  const length = one.isExtra === true ? Math.max(seconds, leastSecondsOfExtra) : seconds;
  const send = (address: string, sent: typeof requests, duration = length) =>
    measure(address, one.isVaried === true ? inTurn(sent) : sent, duration, readCpu);
  const atOurs = () => send(addresses[one.target], requests);
  const bareRequests = path === undefined ? undefined : requests.map((request) => ({ ...request, path }));
  const ours: Figures[] = [];
  const bare: Figures[] = [];
  await send(addresses[one.target], requests, 1);
  for (let round = 0; round < (one.isExtra === true ? 1 : rounds); round += 1) {
    if (bareRequests !== undefined) bare.push(await send(addresses.bare, bareRequests));
    ours.push(await atOurs());
  }
  const { memoryBytes } = await workers.usage();
  print(
    toRow({
      name: one.name,
      processes: workers.count,
      ours: medianOf(ours),
      bare: bare.length === 0 ? undefined : medianOf(bare),
      memoryBytes,
    }),
  );
}

/** Continues where the last round ended, so that no kept answer helps. */
function inTurn(requests: readonly BenchRequest[]): () => BenchRequest {
  return () => {
    const request = requests[turn++ % requests.length];
    if (request === undefined) throw new Error('the case has no requests');
    return request;
  };
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inputs.account),
  });
  return ((await answer.json()) as { data: { jwt: string } }).data.jwt;
}

async function formOf(): Promise<BenchContext['form']> {
  const form = new FormData();
  form.set('file', new Blob([picture], { type: 'image/png' }), '试卷.png');
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
