import { setTimeout as pause } from 'node:timers/promises';
import type { BenchRequest } from './cases.js';
import { quantileOf } from './pairs.js';
import { readDuring } from './steady.js';
import type { Workers } from './workers.js';

const unknownInASecond = 1_000;
const headers = { accept: 'text/html', 'user-agent': 'Baiduspider/2.0' };

/** Addresses where nothing is, by what is wrong with them; each with a number, so that none comes twice. */
const unknown: Record<string, (number: number) => string> = {
  'id of no paper': (number) => `/layout/list/topicSubjectDetails?id=${String(500_000_000 + number)}`,
  'id of no article': (number) => `/layout/list/talkPoliciesDetails?id=${String(500_000_000 + number)}`,
  'no id': (number) => `/layout/list/booksDetails?from=${String(number)}`,
  'id twice': (number) => `/layout/list/booksDetails?id=1&id=${String(number)}`,
  'id 0': (number) => `/layout/list/booksDetails?id=0&from=${String(number)}`,
  'huge id': (number) => `/layout/list/booksDetails?id=9999999999${String(number)}`,
  'id with %00': (number) => `/layout/list/booksDetails?id=${String(number)}%00`,
  'path with %00': (number) => `/layout/list/%00${String(number)}`,
  'path with ..': (number) => `/layout/..%2f..%2f${String(number)}`,
  'no screen': (number) => `/layout/list/nowhere-${String(number)}`,
  'no page': (number) => `/a/b/${String(number)}`,
  'no file': (number) => `/wp-content/${String(number)}.php`,
  'no operation': (number) => `/api/nowhere/${String(number)}`,
};
const kinds = Object.entries(unknown);

function requestsOf(first: number, count: number): BenchRequest[] {
  return Array.from({ length: count }, (_, place) => ({
    method: 'GET',
    path: kinds[place % kinds.length]?.[1](first + place) ?? '',
    headers,
  }));
}

/** @returns a table of how the server answers a thousand of them a second, and what it writes into its log */
export async function askUnknown(address: string, workers: Workers, seconds: number): Promise<string> {
  const ask = (first: number, count: number) =>
    readDuring(
      { address, requests: requestsOf(first, count), rate: unknownInASecond, allowed: [400, 404] },
      () => pause((count / unknownInASecond) * 1000 - 5),
    );
  // The pages that say so are rendered once.
  await ask(2, unknownInASecond);
  const before = await workers.usage();
  const answered = await ask(10_000, seconds * unknownInASecond);
  const after = await workers.usage();
  const cpu = (after.cpuMicroseconds - before.cpuMicroseconds) / answered.length / 1000;
  const rows = kinds.map(([name], kind) => {
    const ofKind = answered.filter((_, place) => place % kinds.length === kind);
    const times = ofKind.map(({ milliseconds }) => milliseconds);
    const statuses = [...new Set(ofKind.map(({ status }) => status))].join(', ');
    const [p50, p99] = [0.5, 0.99].map((share) => quantileOf(times, share).toFixed(1));
    return `| ${[name, statuses, String(times.length), p50, p99].join(' | ')} |`;
  });
  const times = answered.map(({ milliseconds }) => milliseconds);
  return [
    `| ${new Date().toISOString().slice(0, 10)}, ${String(seconds)} s | status | requests | p50, ms | p99, ms |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    `| all | | ${String(times.length)} | ${quantileOf(times, 0.5).toFixed(1)} | ${quantileOf(times, 0.99).toFixed(1)} |`,
    '',
    `Lines of the log: ${String(after.logLines - before.logLines)}. Of the processor the server took ${cpu.toFixed(2)} ms for each.`,
  ].join('\n');
}
