import { sql, type Selectable, type UpdateObject } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB, ShopApplications } from '../../db/generated.js';
import { recordAct } from '../queues/acts.queries.js';
import { describeReasons, type Reasons } from './papers.js';
import { tellApplicant } from './tell-applicant.queries.js';

/** 0 returned, 1 review, 2 deposit, 3 agreement, 4 certificate; the page shows the status plus one as the step. */
export type ShopApplicationStatus = Selectable<ShopApplications>['status'];

/** The text above the applicant's progress (`status_text`). */
export const statusTexts: Readonly<Record<ShopApplicationStatus, string>> = {
  0: '申请已退回，请按说明修改后重新提交',
  1: '资质审核中，预计需要 1—7 个工作日',
  2: '资质审核已通过，请汇入保证金',
  3: '保证金已收到，请签署授权协议',
  4: '授权已完成，授权证书已发放',
};

/** What an operator saw when they decided. */
export interface Seen {
  status: ShopApplicationStatus;
  round: number;
}

/** Which application, and who decides on it. */
export interface Step {
  queryCode: string;
  operator: string;
  /** A decision about another state or round is refused: somebody else was faster. */
  seen: Seen;
}

export interface Handling {
  /** Shown to the applicant; '' keeps the one of the step before. */
  approver: string;
  /** Shown to the applicant; replaces the previous text. */
  descr: string;
}

export type Application = Selectable<ShopApplications>;
type Unchanged = 'unknown' | 'finished' | 'already sent back' | 'nothing refused';
export type Change =
  | { changed: true; status: ShopApplicationStatus }
  | { changed: false; reason: Unchanged }
  /** Somebody else was faster. */
  | { changed: false; reason: 'already'; application: Application };

type Changes = Omit<UpdateObject<DB, 'shop_applications'>, keyof Handling | 'status'> &
  Handling & { status: ShopApplicationStatus };

export interface Decision {
  act: string;
  /** What changes, or why nothing does. */
  changes: (application: Application) => Changes | Unchanged;
  /** Runs in the transaction of the change, at its end. */
  onChanged: (transaction: Database, application: Application) => Promise<void>;
}

/** Locks the row first: of two operators at once, the second sees the first one's change. */
export async function decideOnShop(db: Database, step: Step, decision: Decision): Promise<Change> {
  const { queryCode, operator, seen } = step;
  return db.transaction().execute(async (transaction) => {
    const application = await transaction
      .selectFrom('shop_applications')
      .selectAll()
      .where('query_code', '=', queryCode)
      .forUpdate()
      .executeTakeFirst();
    if (application === undefined) return { changed: false, reason: 'unknown' };
    if (application.status !== seen.status || application.round !== seen.round) {
      return { changed: false, reason: 'already', application };
    }
    const changes = decision.changes(application);
    if (typeof changes === 'string') return { changed: false, reason: changes };
    const approver = changes.approver === '' ? application.approver : changes.approver;
    const changed = await transaction
      .updateTable('shop_applications')
      .set({ ...changes, approver })
      .where('query_code', '=', queryCode)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAct(transaction, {
      operator,
      act: decision.act,
      queue: 'shops',
      item: queryCode,
      before: stateOf(application),
      after: stateOf(changed),
    });
    await decision.onChanged(transaction, changed);
    return { changed: true, status: changed.status };
  });
}

/** Of an application, as its acts record it. */
export function stateOf({ status, round, approver, descr, assigned_to }: Application) {
  return { status, round, approver, descr, assigned_to };
}

const noReasons = { refused_papers: '{}', data_reason: '' };

/** Sends an application back to be corrected; papers without a reason are kept. */
export async function rejectShopApplication(
  db: Database,
  step: Step,
  { approver, reasons }: { approver: string; reasons: Reasons },
): Promise<Change> {
  const descr = describeReasons(reasons);
  return decideOnShop(db, step, {
    act: 'reject',
    changes: ({ status }) => {
      if (status === 0) return 'already sent back';
      if (status === 4) return 'finished';
      if (descr === '') return 'nothing refused';
      return {
        approver,
        descr,
        status: 0,
        handled_at: sql<Date>`now()`,
        refused_papers: JSON.stringify(reasons.papers),
        data_reason: reasons.data,
      };
    },
    onChanged: (transaction, application) => tellApplicant(transaction, application, `已退回：${descr}`),
  });
}

/** What the next step is when an application is sent on; the last one, the certificate, is `certifyShop`. */
const next: Readonly<
  Record<0 | 1 | 2, { act: string; told: string; changes: Omit<Changes, keyof Handling> }>
> = {
  // Sent back by mistake: back to the review.
  0: {
    act: 'reopen',
    told: '已重新审核，不用再改',
    changes: { status: 1, processing_at: null, handled_at: null, ...noReasons },
  },
  1: {
    act: 'approve',
    told: '已通过资质审核，请汇入保证金',
    changes: { status: 2, processing_at: sql<Date>`now()` },
  },
  2: {
    act: 'deposit',
    told: '的保证金已收到，请签署授权协议',
    changes: { status: 3, handled_at: sql<Date>`now()` },
  },
};

/** @param step seen before the agreement was signed */
export async function advanceShopApplication(
  db: Database,
  step: Step & { seen: { status: 0 | 1 | 2 } },
  handling: Handling,
): Promise<Change> {
  const { act, told, changes } = next[step.seen.status];
  return decideOnShop(db, step, {
    act,
    changes: () => ({ ...changes, ...handling }),
    onChanged: (transaction, application) => tellApplicant(transaction, application, told),
  });
}

/** Hands an application on to another operator. */
export async function assignShopApplication(db: Database, step: Step, to: string): Promise<Change> {
  return decideOnShop(db, step, {
    act: 'assign',
    changes: ({ status, descr }) =>
      status === 4 ? 'finished' : { status, approver: '', descr, assigned_to: to },
    onChanged: () => Promise.resolve(),
  });
}

export async function newestShopApplications(db: Database, howMany: number) {
  return db
    .selectFrom('shop_applications')
    .select(['query_code', 'status', 'shop_name', 'company_name', 'submitted_at', 'assigned_to'])
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(howMany)
    .execute();
}

export async function wholeShopApplication(db: Database, queryCode: string) {
  return db
    .selectFrom('shop_applications')
    .innerJoin('store_platforms', 'store_platforms.id', 'shop_applications.platform_id')
    .innerJoin('provinces', 'provinces.id', 'shop_applications.province_id')
    .leftJoin('online_shops', 'online_shops.application_id', 'shop_applications.id')
    .selectAll('shop_applications')
    .select([
      'store_platforms.name as platform_name',
      'provinces.name as province_name',
      'online_shops.certificate_number',
    ])
    .where('query_code', '=', queryCode)
    .executeTakeFirst();
}

export type ApplicationLine = Awaited<ReturnType<typeof newestShopApplications>>[number];
export type WholeApplication = NonNullable<Awaited<ReturnType<typeof wholeShopApplication>>>;
