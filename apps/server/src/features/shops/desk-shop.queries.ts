import { sql } from 'kysely';
import type { Database } from '../../db/database.js';
import type { SignedLinks } from '../../ports/files/signed-links.js';
import { toFlag, toSeconds } from '../../shared/wire.js';
import { recordAct, type State } from '../queues/acts.queries.js';
import { type Application, stateOf } from './application-status.queries.js';
import { historyOf } from './history.queries.js';
import { labelOf, type PaperName, type RefusedPapers, storedPapers } from './papers.js';

export async function applicationWithId(db: Database, id: number) {
  return db
    .selectFrom('shop_applications')
    .innerJoin('store_platforms', 'store_platforms.id', 'shop_applications.platform_id')
    .innerJoin('provinces', 'provinces.id', 'shop_applications.province_id')
    .leftJoin('online_shops', 'online_shops.application_id', 'shop_applications.id')
    .selectAll('shop_applications')
    .select([
      'store_platforms.name as platform',
      'provinces.name as province',
      'online_shops.certificate_number',
    ])
    .where('shop_applications.id', '=', id)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof applicationWithId>>>;

/** In `operator_acts`: who has looked at an identity card is asked for apart from what became of the application. */
const views = 'identity-cards';

/** The open application. The identity card is in it, so each look leaves a row. */
export async function openAtDesk(
  db: Database,
  links: SignedLinks,
  { application, operator }: { application: Found; operator: string },
) {
  const state = stateOf(application);
  const act = { operator, queue: views, item: application.query_code, act: 'view' };
  await recordAct(db, { ...act, before: state, after: state });
  const [events, changed] = await Promise.all([
    historyOf(db, application),
    papersOfLastRound(db, application),
  ]);
  const refused = application.refused_papers as RefusedPapers;
  return {
    id: application.id,
    query_code: application.query_code,
    status: application.status,
    round: application.round,
    create_time: toSeconds(application.submitted_at),
    shop_name: application.shop_name,
    shop_url: application.shop_url,
    platform: application.platform,
    province: application.province,
    company_name: application.company_name,
    company_number: application.company_number,
    address: application.address,
    intro: application.intro,
    contact: application.contact,
    phone: application.phone,
    qq: application.qq,
    is_merge: toFlag(application.is_merge),
    assigned_to: application.assigned_to,
    certificate_number: application.certificate_number ?? '',
    data_reason: application.data_reason,
    has_account: toFlag(application.user_id !== null),
    papers: storedPapers(application).map(({ paper, key }) => ({
      paper,
      url: links.create(key, `${application.query_code} ${labelOf(paper)}${key.slice(key.lastIndexOf('.'))}`),
      is_new: toFlag(changed.has(paper)),
      reason: refused[paper] ?? '',
    })),
    acts: events.map(({ time, text }) => ({ create_time: toSeconds(time), text })),
  };
}

/** The papers that the applicant has replaced in the last round. */
async function papersOfLastRound(db: Database, { query_code, round }: Application): Promise<Set<PaperName>> {
  const { after } = (await lastAct(db, query_code, 'resubmit')) ?? {};
  if (after?.['round'] !== round) return new Set();
  return new Set(String(after['changed'] ?? '').split(',') as PaperName[]);
}

/** Who did something with an application last, for the operator who was slower. */
export async function lastAct(db: Database, queryCode: string, act?: string) {
  let acts = db
    .selectFrom('operator_acts')
    .select(['operator', 'act', 'created_at', sql<State>`after`.as('after')])
    .where('queue', '=', 'shops')
    .where('item', '=', queryCode);
  if (act !== undefined) acts = acts.where('act', '=', act);
  return acts.orderBy('id', 'desc').limit(1).executeTakeFirst();
}
