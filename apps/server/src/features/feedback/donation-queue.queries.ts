import { type InferResult, sql } from 'kysely';
import type { Database } from '../../db/database.js';
import { contacting, itemColumns, type Queue } from '../queues/queue.js';
import { yearOf } from '../queues/queue.queries.js';

function rows(db: Database) {
  return db.selectFrom('book_donations').select([
    ...itemColumns,
    sql<string[]>`'{}'::text[]`.as('file_keys'),
    'unit_name',
    'province_city',
    // The applicant writes it freely; all begin with the short name.
    sql<string>`coalesce((select name from provinces where starts_with(province_city, short_name)), '')`.as(
      'province',
    ),
    yearOf('created_at').as('year'),
    'address',
    'contacts',
    'phone',
    'explain',
  ]);
}

export const donationQueue: Queue<InferResult<ReturnType<typeof rows>>[number]> = {
  name: 'donations',
  table: 'book_donations',
  rows,
  fields: [
    ['单位名称', 'unit_name'],
    ['所在省、市', 'province_city'],
    ['详细地址', 'address'],
    ['联系人姓名', 'contacts'],
    ['联系人电话', 'phone'],
    ['捐赠需求说明', 'explain'],
  ],
  heading: ['unit_name', 'province_city', 'contacts', 'phone'],
  statusNames: { 0: '待处理', 1: '已处理', '-1': '未采纳', 2: '联系过' },
  filters: [
    ['省份', 'province'],
    ['年份', 'year'],
  ],
  acts: contacting,
  fileNoun: '',
};
