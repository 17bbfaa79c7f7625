import { expect, it } from 'vitest';

import { wireBook } from '../../lib/samples/wire.js';
import { shelfFor, toShelf } from './own-shelf.js';

const books = [wireBook({ id: 1 }), wireBook({ id: 2, grade_id: 158 }), wireBook({ id: 3, grade_id: 165 })];

const cases = [
  { gradeId: 169, stage: '高中', page: '高中图书', order: [1, 2, 3] },
  { gradeId: 165, stage: '初中', page: '初中图书', order: [3, 1, 2] },
  { gradeId: 158, stage: '小学', page: '小学图书', order: [2, 1, 3] },
];

for (const { gradeId, stage, page, order } of cases) {
  it(`leads a user of grade ${String(gradeId)} to the books of ${stage}, whose new books come first`, () => {
    const shelf = shelfFor(gradeId);
    expect(shelf).toMatchObject({ note: `按你的学段：${stage}`, page });
    expect(toShelf(books, shelf.stageId, { fileUrl: (path) => path }).map(({ id }) => id)).toEqual(order);
  });
}
