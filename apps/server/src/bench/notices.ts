/**
 * `npm run bench:notices -w @inkstone/server [-- --pairs 60 --batch 200 --every 18 --write]`: how long a notice takes,
 * and what readers feel of it. The sending is stopped and resumed every two seconds. `--write` puts the figures into
 * docs/performance-server.md.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { repositoryRoot } from '../config.js';
import { createDatabase } from '../db/database.js';
import { embeddedConnection } from '../db/embedded.js';
import { saveDraft, scheduleNotice } from '../features/notices/notices.queries.js';
import { sendDueNotices, usualPace } from '../features/notices/send-notices.queries.js';
import { cases } from './cases.js';
import { writeFigures } from './figures.js';
import { baseScriptOf, createFixture } from './fixture.js';
import { createReaders } from './readers.js';
import { compareWindows, tableOf } from './windows.js';
import { Workers } from './workers.js';

const { values } = parseArgs({
  options: {
    recipients: { type: 'string', default: '100000' },
    pairs: { type: 'string', default: '60' },
    rate: { type: 'string', default: '400' },
    batch: { type: 'string', default: String(usualPace.batch) },
    every: { type: 'string', default: String(usualPace.everyMilliseconds) },
    write: { type: 'boolean', default: false },
  },
});
const recipients = Number(values.recipients);
const pace = { batch: Number(values.batch), everyMilliseconds: Number(values.every) };

/** What readers do meanwhile: each of them asks the database. */
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
  const requests = cases
    .filter(({ name }) => readersCases.includes(name))
    .flatMap((one) => one.requests(context));
  const busy = [await busyDuring(3_000)];
  const seconds: number[] = [];
  const pairs = await compareWindows({
    address: unshared,
    requests,
    rate: Number(values.rate),
    pairs: Number(values.pairs),
    windowMilliseconds: 2_000,
    work: sendFor,
    before: async () => {
      for (let turn = 0; turn < wholeNotices; turn += 1) seconds.push(await timeNotice());
    },
  });
  busy.push(await busyDuring(3_000));
  const times = seconds.map((one) => one.toFixed(1)).join(', ');
  const others = busy.map((one) => `${(100 * one).toFixed(0)} %`).join(' and ');
  const report = `${tableOf(pairs)}

${recipients.toLocaleString('en')} recipients in ${times} s, in batches of ${String(pace.batch)} every ${String(pace.everyMilliseconds)} ms; other work had ${others} of the machine before and after.`;
  process.stdout.write(`${report}\n`);
  if (values.write) await writeFigures('bench:notices', report);
} finally {
  await close();
  await workers.stop();
  await fixture.remove();
}

/** Goes on with the notice that was stopped, and with the next one when it is sent. */
async function sendFor(milliseconds: number): Promise<void> {
  const signal = AbortSignal.timeout(milliseconds);
  for (;;) {
    await sendDueNotices(db, signal, pace);
    if (signal.aborted) return;
    await planNotice();
  }
}

/** @returns seconds */
async function timeNotice(): Promise<number> {
  await planNotice();
  const begin = performance.now();
  await sendDueNotices(db, undefined, pace);
  return (performance.now() - begin) / 1000;
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
