import type { StatesByTag } from '../../states.js';
import type { Handlers } from '../handlers.js';
import { insertSomebodyElse, READER } from '../rows.js';
import { type Database, insert } from '../server.js';

const downloadType = { paper: 1, bookResource: 2 } as const;

export function personalStates(db: Database): Handlers<StatesByTag['personal']> {
  return {
    'the reader has registered a book': ({ book_id }) =>
      insert(db, { user_books: { user_id: READER, book_id } }),
    'the reader has downloaded a paper': ({ download_id, paper_id }) =>
      insert(db, {
        downloads: { id: download_id, user_id: READER, type: downloadType.paper, content_id: paper_id },
      }),
    'the reader has downloaded a resource': ({ download_id, id }) =>
      insert(db, {
        downloads: { id: download_id, user_id: READER, type: downloadType.bookResource, content_id: id },
      }),
    'somebody else has downloaded a paper': async ({ download_id, paper_id }) => {
      const user_id = await insertSomebodyElse(db);
      await insert(db, {
        downloads: { id: download_id, user_id, type: downloadType.paper, content_id: paper_id },
      });
    },
    'the reader has sent feedback and asked for a donation': async () => {
      const own = { user_id: READER, content_hash: '' };
      await insert(db, {
        book_feedbacks: {
          ...own,
          type: 1,
          book_name: '高考数学总复习',
          subject: '数学',
          descr: '第 47 页第 9 题的图中字母标注有误。',
          email: 'zhou@example.com',
        },
        book_donations: {
          ...own,
          unit_name: '青石镇中心小学',
          province_city: '湖南省 长沙市',
          address: '青石镇学府路 1 号',
          contacts: '周明',
          phone: '13800000003',
          explain: '图书角缺少科普读物。',
        },
      });
    },
  };
}
