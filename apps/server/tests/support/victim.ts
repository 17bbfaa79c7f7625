/**
 * A process of the test of kills: does all its work on a database at once, and writes a line after each statement,
 * until it is killed. It waits for a signal before it begins, so that the next one can start while this one works.
 */
import { once } from 'node:events';
import { Kysely, PostgresDialect } from 'kysely';
import { createDatabase, ping } from '../../src/db/database.js';
import type { DB } from '../../src/db/generated.js';
import { workQueue } from '../../src/features/activities/application-queues.queries.js';
import { replaceFile } from '../../src/features/activities/applications.queries.js';
import { deliverNotices } from '../../src/features/notices/deliver-notices.queries.js';
import { saveDraft, scheduleNotice } from '../../src/features/notices/notices.queries.js';
import { sendDueNotices } from '../../src/features/notices/send-notices.queries.js';
import { advanceShopApplication } from '../../src/features/shops/application-status.queries.js';
import { certifyShop } from '../../src/features/shops/certificate.queries.js';
import { decideOn } from '../../src/features/queues/queue.queries.js';
import { folderStoreOf } from '../../src/startup/open-files.js';

const { DATABASE_URL = '', DATA_DIR = '' } = process.env;
const { pool } = createDatabase({ connectionString: DATABASE_URL });
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  log: () => void process.stdout.write('statement\n'),
});

const files = folderStoreOf(DATA_DIR);

const begin = once(process, 'SIGUSR2');
await ping(db);
process.stdout.write('ready\n');
await begin;
await Promise.all([sendNotices(), decideOnWorks(), certifyShops()]);
await pool.end();

/** To all and to those of an activity by turns; then those of the activity visit. */
async function sendNotices(): Promise<void> {
  const readers = await db.selectFrom('activity_applications').select(['article_id', 'user_id']).execute();
  const articleId = readers[0]?.article_id ?? 0;
  for (;;) {
    for (const audience of [
      { kind: 'all' },
      { kind: 'activity', articleId, statuses: [-1, 0, 1] },
    ] as const) {
      const saved = await saveDraft(db, undefined, { title: '题', text: '文', audience }, '周衡');
      if (!saved.done) throw new Error(saved.reason);
      await scheduleNotice(db, saved.id, { sendAt: null, expected: null }, '周衡');
      await sendDueNotices(db);
    }
    for (const { user_id: reader } of readers) await deliverNotices(db, reader);
  }
}

/** The author hands in another file, then the work is rejected; and again. */
async function decideOnWorks(): Promise<void> {
  const works = await db.selectFrom('activity_applications').select(['id', 'user_id']).execute();
  const bytes = Buffer.from('work');
  const file = { name: '作品.pdf', contentType: 'application/pdf', size: bytes.length, bytes } as const;
  for (;;) {
    for (const { id, user_id: userId } of works) {
      await replaceFile({ db, files }, { id, userId }, { file });
      const decision = { act: 'reject', status: -1, note: `请重拍：${String(Math.random())}` } as const;
      await decideOn(db, workQueue, id, { ...decision, operator: '李审核' });
    }
  }
}

/** Each application step by step. */
async function certifyShops(): Promise<void> {
  const operator = '李审核';
  const handling = { approver: operator, descr: '' };
  const applications = await db
    .selectFrom('shop_applications')
    .select(['query_code', 'status', 'round'])
    .where('status', '<', 4)
    .orderBy('status', 'desc')
    .orderBy('id')
    .execute();
  for (const { query_code: queryCode, status, round } of applications) {
    const pass = (seen: 1 | 2) =>
      advanceShopApplication(db, { queryCode, operator, seen: { status: seen, round } }, handling);
    if (status === 1) await pass(1);
    if (status <= 2) await pass(2);
    const step = { queryCode, operator, seen: { status: 3, round } } as const;
    await certifyShop({ db, files }, step, { ...handling, until: '', issuer: '砚台' });
  }
}
