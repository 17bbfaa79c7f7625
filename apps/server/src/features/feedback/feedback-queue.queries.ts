import { type InferResult, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { handling, itemColumns, type Queue } from '../queues/queue.js';

function rows(db: Database) {
  return db
    .selectFrom('book_feedbacks')
    .select([
      ...itemColumns,
      'image_keys as file_keys',
      sql<string>`case type when 1 then '图书纠错' else '意见反馈' end`.as('kind'),
      'book_name',
      'subject',
      'book_number',
      'page_number',
      'question_number',
      'edition_year',
      'edition_month',
      'edition_version',
      'print_batch',
      'descr',
      'email',
      sql<string>`case verdict when 1 then '确认为错误' when 2 then '不是错误' when 3 then '已收录过' else '' end`.as(
        'verdict_name',
      ),
      sql<string>`coalesce(erratum_id::text, '')`.as('erratum'),
      'answer',
    ]);
}

/** Corrections of books and feedback. */
export const feedbackQueue: Queue<InferResult<ReturnType<typeof rows>>[number]> = {
  name: 'feedback',
  table: 'book_feedbacks',
  rows,
  fields: [
    ['问题类型', 'kind'],
    ['图书名称', 'book_name'],
    ['学科', 'subject'],
    ['书号', 'book_number'],
    ['页码', 'page_number'],
    ['题号', 'question_number'],
    ['版权页年份', 'edition_year'],
    ['版权页月份', 'edition_month'],
    ['版次', 'edition_version'],
    ['印次', 'print_batch'],
    ['问题描述', 'descr'],
    ['邮箱', 'email'],
    ['判断', 'verdict_name'],
    ['勘误编号', 'erratum'],
    ['答复', 'answer'],
  ],
  heading: ['kind', 'book_name', 'page_number', 'descr'],
  statusNames: { 0: '待处理', 1: '已处理', '-1': '不采纳' },
  filters: [],
  acts: handling,
  fileNoun: '图片',
};
