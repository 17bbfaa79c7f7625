/**
 * `npm run bench -w @inkstone/server`: requests a second of three operations, each beside a bare route that
 * runs the same queries, in one run on one machine: the difference is what description, envelope, limits
 * and security headers cost.
 */
import autocannon from 'autocannon';
import { startBenchServer } from './bench-server.js';
import { demoAccount, listFilter, listPage } from './inputs.js';

const seconds = 5;
const connections = 20;

const requests = [
  {
    name: 'listBooks',
    path: '/api/book/index',
    body: { grade_id: listFilter.gradeId, psize: listPage.limit },
  },
  { name: 'getBook', path: '/api/book/info', body: { book_id: 1 } },
  { name: 'login', path: '/api/login/login', body: demoAccount },
];

const server = await startBenchServer();
try {
  const lines = ['', '接口        每秒请求   p50 毫秒   p99 毫秒   未成功    裸路由每秒请求'];
  for (const { name, path, body } of requests) {
    const ours = await measure(server.address + path, body);
    const bare = await measure(server.bareAddress + path, body);
    const cells = [
      perSecond(ours),
      String(ours.latency.p50),
      String(ours.latency.p99),
      String(ours.non2xx + ours.errors),
      perSecond(bare),
    ];
    lines.push(name.padEnd(12) + cells.map((cell) => cell.padStart(8)).join('   '));
  }
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await server.close();
}

function measure(url: string, body: object): Promise<autocannon.Result> {
  return autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections,
    duration: seconds,
  });
}

function perSecond({ requests: { average } }: autocannon.Result): string {
  return String(Math.round(average));
}
