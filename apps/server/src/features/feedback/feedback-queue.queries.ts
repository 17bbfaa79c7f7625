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
  ],
  heading: ['kind', 'book_name', 'page_number', 'descr'],
  statusNames: { 0: '待处理', 1: '已处理', '-1': '不采纳' },
  acts: handling,
  fileNoun: '图片',
};
