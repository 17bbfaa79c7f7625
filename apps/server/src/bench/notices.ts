/**
 * `npm run bench:notices -w @inkstone/server [-- --pairs 12 --every 10000 --write]`: how long a notice takes, and what
 * readers feel of it, also of getting theirs. `--write` puts the figures into docs/performance-server.md.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { repositoryRoot } from '../config.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { deliverNotices } from '../features/notices/deliver-notices.queries.js';
import { saveDraft, scheduleNotice } from '../features/notices/notices.queries.js';
import { sendDueNotices } from '../features/notices/send-notices.queries.js';
import { cases } from './cases.js';
import { writeFigures } from './figures.js';
import { baseScriptOf, createFixture } from './fixture.js';
import { createReaders } from './readers.js';
import { compareWindows, tableOf } from './windows.js';
import { Workers } from './workers.js';

const { values } = parseArgs({
  options: {
    recipients: { type: 'string', default: '100000' },
    pairs: { type: 'string', default: '12' },
    rate: { type: 'string', default: '400' },
    every: { type: 'string', default: '10000' },
    write: { type: 'boolean', default: false },
  },
});
const recipients = Number(values.recipients);
const betweenNotices = Number(values.every);

/** What readers do meanwhile, besides getting their notices: each of them asks the database. */
const readersCases = ['paper list, 200 accounts', 'book, 200 accounts'];
const wholeNotices = 3;

const siteFolder = join(repositoryRoot(), 'apps', 'site', 'dist');
const script = await baseScriptOf(siteFolder);
const fixture = await createFixture(1);
const { socketFolder, dataDir } = fixture;
const workers = new Workers({ socketFolder, dataDir, siteFolder, script });
const { db, close } = createDatabase(embeddedConnection(socketFolder));
try {
  await sql`
    insert into users (role, phone, nickname, password_hash)
    select 2, '151' || lpad(number::text, 8, '0'), '家长', '-'
      from generate_series(1, ${recipients}::integer) as number`.execute(db);
  const { unshared } = await workers.add();
  const form = { body: Buffer.alloc(0), contentType: '' };
  const context = { script, token: '', form, ...(await createReaders(socketFolder)) };
  const read = cases.filter(({ name }) => readersCases.includes(name)).map((one) => one.requests(context));
  const requests = context.tokens.flatMap((token, reader) => [
    ...read.flatMap((each) => each[reader] ?? []),
    { method: 'GET' as const, path: '/api/message/unread_message', headers: { token } },
  ]);
  const busy = [await busyDuring(3_000)];
  const milliseconds: number[] = [];
  const pairs = await compareWindows({
    address: unshared,
    requests,
    rate: Number(values.rate),
    pairs: Number(values.pairs),
    // As long as a notice may take.
    windowMilliseconds: 10_000,
    work: sendFor,
    before: async () => {
      for (let turn = 0; turn < wholeNotices; turn += 1) milliseconds.push(await sendNotice());
    },
  });
  busy.push(await busyDuring(3_000));
  const times = milliseconds.map((one) => one.toFixed(0)).join(', ');
  const others = busy.map((one) => `${(100 * one).toFixed(0)} %`).join(' and ');
  const report = `${tableOf(pairs)}

${recipients.toLocaleString('en')} recipients in ${times} ms; in the windows one notice every ${String(betweenNotices)} ms; other work had ${others} of the machine before and after.`;
  process.stdout.write(`${report}\n`);
  if (values.write) await writeFigures('bench:notices', report);
} finally {
  await close();
  await workers.stop();
  await fixture.remove();
}

/** One notice after the other. At the end all readers get the last ones, so that none is left for the next window. */
async function sendFor(windowMilliseconds: number): Promise<void> {
  const end = performance.now() + windowMilliseconds;
  while (performance.now() < end) {
    const took = await sendNotice();
    await pause(Math.max(0, Math.min(betweenNotices - took, end - performance.now())));
  }
  const late = db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (query) => query.selectFrom('login_sessions').select('user_id'));
  for (const { id } of await late.execute()) await deliverNotices(db, id);
}

/** @returns milliseconds */
async function sendNotice(): Promise<number> {
  await planNotice();
  const begin = performance.now();
  await sendDueNotices(db);
  return performance.now() - begin;
}

async function planNotice(): Promise<void> {
  const notice = { title: '今夜维护', text: '{姓名}，您好！\n今晚两点到三点网站维护。' };
  const saved = await saveDraft(db, undefined, { ...notice, audience: { kind: 'all' } }, '周衡');
  if (!saved.done) throw new Error(saved.reason);
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const scheduled = await scheduleNotice(db, saved.id, { sendAt: null, expected: count }, '周衡');
  if (!scheduled.done) throw new Error(scheduled.reason);
}

/** @returns the share of all cores that other work has, while the bench itself does nothing */
async function busyDuring(milliseconds: number): Promise<number> {
  const read = () => {
    const times = cpus().map(({ times: one }) => one);
    const all = times.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    );
    return { all, idle: times.reduce((sum, { idle }) => sum + idle, 0) };
  };
  const before = read();
  await pause(milliseconds);
  const after = read();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}
