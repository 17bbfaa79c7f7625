import { type InferResult, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { addMessage } from '../messages/messages.queries.js';
import { approving, type Decision, enrolling, type ItemStatus, type Queue } from '../queues/queue.js';
import { yearOf } from '../queues/queue.queries.js';
import { type ActivityType, activityTypes } from './applications.queries.js';

function applicationsTo(db: Database, type: ActivityType) {
  return db
    .selectFrom('activity_applications as application')
    .innerJoin('activities', 'activities.article_id', 'application.article_id')
    .innerJoin('all_articles', 'all_articles.id', 'application.article_id')
    .leftJoin('stages', 'stages.id', 'application.stage_id')
    .where('activities.activity_type', '=', type)
    .select((eb) => [
      'application.id',
      sql<ItemStatus>`case when application.status = 0 and contacted_at is not null then 2 else application.status end`.as(
        'status',
      ),
      'application.updated_at as since',
      'application.note',
      'application.approver',
      'application.handled_at',
      'application.assigned_to',
      'application.file_keys',
      'application.user_id',
      'all_articles.title',
      'application.name',
      'application.school',
      'application.tel',
      'application.email',
      'application.subject',
      eb.fn.coalesce('stages.name', eb.val('')).as('stage'),
      sql<string>`case when application.file_keys = '{}' then '缺附件' else '有附件' end`.as('attached'),
      yearOf('application.updated_at').as('year'),
    ]);
}

type Application = InferResult<ReturnType<typeof applicationsTo>>[number];

/** What both kinds of applications have. */
const statusNames = { 0: '待审核', 1: '已通过', '-1': '未通过' } as const;
const common = {
  table: 'activity_applications',
  heading: ['title', 'name', 'school'],
} as const;

/** Teachers who take part in an activity. */
export const enrolmentQueue: Queue<Application> = {
  ...common,
  name: 'enrolments',
  statusNames: { ...statusNames, 2: '联系过' },
  acts: enrolling,
  stored,
  rows: (db) => applicationsTo(db, activityTypes.teachers),
  fields: [
    ['活动', 'title'],
    ['姓名', 'name'],
    ['学校', 'school'],
    ['手机号', 'tel'],
    ['邮箱', 'email'],
    ['教授学科', 'subject'],
    ['教授学段', 'stage'],
  ],
  filters: [
    ['活动', 'title'],
    ['学段', 'stage'],
    ['附件', 'attached'],
    ['年份', 'year'],
  ],
  fileNoun: '附件',
};

/** What students hand in for an activity. */
export const workQueue: Queue<Application> = {
  ...common,
  name: 'works',
  statusNames,
  acts: approving,
  rows: (db) => applicationsTo(db, activityTypes.students),
  fields: [
    ['活动', 'title'],
    ['姓名', 'name'],
    ['学校', 'school'],
    ['手机号', 'tel'],
  ],
  filters: [['活动', 'title']],
  fileNoun: '作品',
  onDecided: tellReason,
};

/** Who was called still waits for the reader's own page: a time beside the status says that it was begun. */
function stored(status: ItemStatus) {
  return status === 2
    ? { status: 0 as const, contacted_at: sql<Date>`now()` }
    : { status, contacted_at: null };
}

/** The author of a work that was not approved learns why. */
async function tellReason(
  transaction: Database,
  { user_id, title }: Application,
  { status, note }: Decision,
): Promise<void> {
  if (status !== -1) return;
  const text = `您投给“${title}”的作品未通过审核：${note}。修改之后可以在“我的活动”里重新上传。`;
  await addMessage(transaction, user_id, { title: '作品未通过审核', text });
}
