import type { DeskDrawer, DeskTray } from '@inkstone/api/types';
import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { toDateText } from '../../shared/wire.js';
import { listVersions } from '../content/versions.queries.js';
import { findSuspicious } from '../genuine/suspicious-codes.queries.js';
import { countNotices } from '../notices/notices.queries.js';
import { deskQueues } from './queues.js';

/** What waits in each tray, in the order of the desk. */
export async function waitingTrays(db: Database): Promise<DeskTray[]> {
  return Promise.all(deskQueues.map((queue) => queue.waiting(db)));
}

/** Decisions of all operators since midnight in China. */
export async function decidedToday(db: Database): Promise<number> {
  const trays = deskQueues.map(({ name }) => name);
  const { count } = await db
    .selectFrom('operator_acts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('queue', 'in', trays)
    .where('created_at', '>=', sql<Date>`date_trunc('day', now(), 'Asia/Shanghai')`)
    .executeTakeFirstOrThrow();
  return count;
}

const suspiciousDays = 30;
const inWords = new Intl.NumberFormat('zh-CN');

export async function drawerNotes(db: Database): Promise<DeskDrawer[]> {
  const [readers, notices, suspicious, [version]] = await Promise.all([
    countReaders(db),
    countNotices(db),
    findSuspicious(db, suspiciousDays),
    listVersions(db),
  ]);
  return [
    { drawer: 'accounts', note: `${inWords.format(readers)} 位读者` },
    {
      drawer: 'notices',
      note: notices.scheduled > 0 ? `${inWords.format(notices.scheduled)} 封定了时` : '没有定时的',
    },
    {
      drawer: 'codes',
      note: suspicious.length > 0 ? `${inWords.format(suspicious.length)} 个码查得可疑` : '没有可疑的',
    },
    {
      drawer: 'content',
      note:
        version === undefined
          ? '还没有版本'
          : `第 ${String(version.id)} 版，${toDateText(version.publishedAt).slice(5, 16)}`,
    },
  ];
}

/** As estimated by the database: an exact number would read all rows each time the desk is opened. */
async function countReaders(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::integer as count from pg_class where oid = 'users'::regclass`.execute(db);
  const estimated = rows[0]?.count ?? 0;
  if (estimated > 10_000) return estimated;
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
