import { sql, type InferResult } from 'kysely';
import type { Database } from '../../db/database.js';
import type { ListedQueue } from '../queues/queue.js';

/** Only the review waits for a decision of the desk; what comes after it is done when the applicant has acted. */
function applications(db: Database) {
  return db
    .selectFrom('shop_applications as application')
    .innerJoin('store_platforms as platform', 'platform.id', 'application.platform_id')
    .innerJoin('provinces as province', 'province.id', 'application.province_id')
    .select([
      'application.id',
      sql<-1 | 0 | 1>`case application.status when 1 then 0 when 0 then -1 else 1 end`.as('status'),
      'application.submitted_at as since',
      'application.descr as note',
      'application.approver',
      sql<Date | null>`greatest(application.processing_at, application.handled_at, application.granted_at)`.as(
        'handled_at',
      ),
      // The papers are shown by the application itself, which records who looks at an identity card.
      sql<string[]>`'{}'::text[]`.as('file_keys'),
      'application.shop_name',
      'application.query_code',
      'platform.name as platform',
      'province.name as province',
      'application.company_name',
      'application.contact',
      sql<string>`case when application.is_merge then '三证合一' else '三证分开' end`.as('merged'),
      sql<string>`case application.status when 0 then '已退回' when 1 then '资质审核' when 2 then '待汇保证金' when 3 then '待签协议' else '已发证书' end`.as(
        'step',
      ),
      sql<string>`case when application.round > 1 then '改后再交' else '' end`.as('again'),
      'application.assigned_to',
    ]);
}

type Row = InferResult<ReturnType<typeof applications>>[number];

/** The applications as a tray; they are decided by their own operation, with a reason for each paper. */
export const shopQueue: ListedQueue<Row> = {
  name: 'shops',
  rows: applications,
  fields: [
    ['店铺', 'shop_name'],
    ['平台', 'platform'],
    ['省份', 'province'],
    ['公司', 'company_name'],
    ['联系人', 'contact'],
    ['三证', 'merged'],
    ['进度', 'step'],
    ['转给', 'assigned_to'],
    ['查询码', 'query_code'],
  ],
  filters: [['平台', 'platform']],
  heading: ['shop_name', 'platform', 'province', 'merged', 'again'],
  statusNames: { 0: '等着审', 1: '已通过', '-1': '已退回' },
  fileNoun: '证件',
};
