import type { Favourite, Message, MyActivity, MyDownload } from '@inkstone/api/types';

import { wireSummary } from './wire.js';

const TIME = Date.UTC(2026, 10, 18, 4) / 1000;

/** Records of the personal centre as the server gives them, for tests of screens. */
export function wireDownload(id: number): MyDownload {
  return { id, type: 1, content_id: id, exam_title: `试卷${String(id)}`, create_time: TIME };
}

export function wireMessage(id: number, is_read: 0 | 1 = 0): Message {
  return { id, title: `通知${String(id)}`, message: '<p>正文</p>', is_read, create_time: TIME };
}

export function wireFavourite(
  differences: Partial<Extract<Favourite, { type: 3 | 4 | 5 }>['content']>,
): Favourite {
  return { id: 70, type: 3, is_withdrawn: 0, content: wireSummary(differences) };
}

export function wireActivity(differences: Partial<MyActivity> = {}): MyActivity {
  return {
    id: 5,
    article_id: 9,
    title: '手绘地图征集',
    image: '',
    start_time: TIME,
    end_time: TIME + 1e8,
    participant: '初中生',
    intro: '',
    files: '/files/uploads/a.pdf?expires=1&name=a.pdf&signature=x',
    activity_type: 2,
    status: 0,
    ...differences,
  };
}
