import { sql, type Selectable, type UpdateObject } from 'kysely';
import type { Database } from '../../db/database.js';
import type { DB, ShopApplications } from '../../db/generated.js';
import { recordAct } from '../queues/acts.queries.js';

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

export interface Handling {
  /** '' keeps the one of the step before. */
  approver: string;
  /** Shown to the applicant; replaces the previous text. */
  descr: string;
}

export type Change = { changed: true; status: ShopApplicationStatus } | { changed: false; reason: Unchanged };
type Unchanged = 'unknown' | 'finished' | 'already sent back';

const now = sql<Date>`now()`;

/** Which application, and who decides on it. */
export interface Step {
  queryCode: string;
  operator: string;
}

/** A returned application goes back to the review. */
export async function advanceShopApplication(db: Database, step: Step, handling: Handling) {
  return change(db, { ...step, act: 'advance' }, (status) => {
    switch (status) {
      case 0:
        return { ...handling, status: 1, processing_at: null, handled_at: null };
      case 1:
        return { ...handling, status: 2, processing_at: now };
      case 2:
        return { ...handling, status: 3, handled_at: now };
      case 3:
        return { ...handling, status: 4, granted_at: now };
      case 4:
        return 'finished';
    }
  });
}

export async function rejectShopApplication(db: Database, step: Step, handling: Handling) {
  return change(db, { ...step, act: 'reject' }, (status) => {
    if (status === 0) return 'already sent back';
    return status === 4 ? 'finished' : { ...handling, status: 0, handled_at: now };
  });
}

type Changes = UpdateObject<DB, 'shop_applications'> & Handling & { status: ShopApplicationStatus };

/** Locks the row first: of two operators at once, the second sees the first one's change. */
async function change(
  db: Database,
  { queryCode, ...who }: Step & { act: string },
  changesFrom: (status: ShopApplicationStatus) => Changes | Unchanged,
): Promise<Change> {
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('shop_applications')
      .select(['status', 'approver', 'descr'])
      .where('query_code', '=', queryCode)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return { changed: false, reason: 'unknown' };
    const changes = changesFrom(before.status);
    if (typeof changes === 'string') return { changed: false, reason: changes };
    const approver = changes.approver === '' ? before.approver : changes.approver;
    await transaction
      .updateTable('shop_applications')
      .set({ ...changes, approver })
      .where('query_code', '=', queryCode)
      .execute();
    const { status, descr } = changes;
    await recordAct(transaction, {
      ...who,
      queue: 'shops',
      item: queryCode,
      before,
      after: { status, approver, descr },
    });
    return { changed: true, status };
  });
}

export async function newestShopApplications(db: Database, howMany: number) {
  return db
    .selectFrom('shop_applications')
    .select(['query_code', 'status', 'shop_name', 'company_name', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(howMany)
    .execute();
}

export async function wholeShopApplication(db: Database, queryCode: string) {
  return db
    .selectFrom('shop_applications')
    .innerJoin('store_platforms', 'store_platforms.id', 'shop_applications.platform_id')
    .innerJoin('provinces', 'provinces.id', 'shop_applications.province_id')
    .selectAll('shop_applications')
    .select(['store_platforms.name as platform_name', 'provinces.name as province_name'])
    .where('query_code', '=', queryCode)
    .executeTakeFirst();
}

export type ApplicationLine = Awaited<ReturnType<typeof newestShopApplications>>[number];
export type WholeApplication = NonNullable<Awaited<ReturnType<typeof wholeShopApplication>>>;
