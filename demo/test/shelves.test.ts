import { expect, test } from 'vitest';
import { buildBooks } from '../make/books/build-books.js';
import { stages } from '../make/lookups/school.js';

/** The shelves of a stage page; one category of each is shown at a time. */
const shelves = [
  ['新书上架', '名师推荐'],
  ['原创试卷', '校本考试', '同步', '工具'],
  ['期末冲刺', '假期作业'],
  ['开学必备', '其他'],
];
const booksOnShelf = 6;

const pairs = shelves.flatMap((shelf, place) =>
  shelf.flatMap((name) => shelves.slice(place + 1).flatMap((lower) => lower.map((other) => [name, other]))),
);

test.each(stages.map(({ name, key }) => [name, key] as const))(
  'the shelves of %s show different books where there are enough',
  (_, stage) => {
    const books = buildBooks().filter((book) => book.stage === stage);
    const of = (name: string) => books.filter(({ categories }) => categories.includes(name));
    // As the server lists a category: its main books first, of them the newest.
    const shown = (name: string) =>
      of(name)
        .sort(
          (a, b) =>
            Number(b.categories[0] === name) - Number(a.categories[0] === name) ||
            b.publishedAt.localeCompare(a.publishedAt) ||
            b.id - a.id,
        )
        .slice(0, booksOnShelf);
    const repeated = pairs.filter(([name = '', other = '']) => {
      const enough = new Set([...of(name), ...of(other)]).size >= 2 * booksOnShelf;
      return enough && shown(name).some((book) => shown(other).includes(book));
    });
    expect(repeated).toEqual([]);
  },
);
