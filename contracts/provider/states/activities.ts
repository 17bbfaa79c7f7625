import type { StatesByTag } from '../../states.js';
import { type Handlers, nothing } from '../handlers.js';
import { READER } from '../rows.js';
import { type Database, insert } from '../server.js';

const column = { 1: 25, 2: 28 } as const;

export function activityStates(db: Database): Handlers<StatesByTag['activities']> {
  return {
    'there is an activity': ({ article_id, activity_type }) =>
      insert(db, {
        articles: {
          id: article_id,
          column_id: column[activity_type],
          title: '单元教学研讨',
          intro: '线上研讨三天。',
          content_html: '<p>日程。</p>',
          released_at: '2026-11-12T00:00:00Z',
        },
        activities: {
          article_id,
          activity_type,
          starts_at: '2026-01-01T00:00:00Z',
          ends_at: '2999-01-01T00:00:00Z',
          participant: activity_type === 1 ? '初中数学教师' : '全体学生',
        },
      }),
    'there is no activity': nothing,
    'the activity is over': async ({ article_id }) => {
      await db
        .updateTable('activities')
        .set({ starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-02-01T00:00:00Z' })
        .where('article_id', '=', article_id)
        .execute();
    },
    'the reader is a student': async () => {
      await db.updateTable('users').set({ role: 1 }).where('id', '=', READER).execute();
    },
    'the reader has applied': async ({ article_id, id, status }) => {
      const file_key = 'uploads/work.pdf';
      await insert(db, {
        activity_applications: {
          id,
          article_id,
          user_id: READER,
          name: '林小满',
          school: '杭州市第二中学',
          tel: '13800000001',
          file_keys: [file_key],
          status,
        },
        uploads: {
          file_key,
          user_id: READER,
          original_name: '作品.pdf',
          content_type: 'application/pdf',
          size_bytes: 1024,
          claimed_at: '2026-11-12T00:00:00Z',
        },
      });
    },
    'nobody has applied': nothing,
  };
}
