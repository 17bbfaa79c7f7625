import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { demoFolder } from '../places.js';
import type { StageKey, SubjectName } from '../lookups/school.js';
import { at } from '../text/random.js';
import type { Book } from './build-books.js';

export interface BookResource {
  /** Its path in the content folder. */
  key: string;
  bookTitle: string;
  kind: string;
  showName: string;
  stage: StageKey;
  subjectName: SubjectName;
}

const record = z.object({ 图书: z.string(), 类别: z.string(), 名称: z.string(), 文件: z.string() });

export function buildResources(books: readonly Book[]): BookResource[] {
  const table: unknown = parse(readFileSync(new URL('content/book-resources.csv', demoFolder)), {
    columns: true,
    bom: true,
  });
  const byKey = new Map(books.map((book) => [book.key, book]));
  return z
    .array(record)
    .parse(table)
    .map(({ 图书: key, 类别: kind, 名称: showName, 文件: file }) => {
      const book = byKey.get(key);
      if (book === undefined) throw new RangeError(`no book ${key}`);
      const { title: bookTitle, stage } = book;
      return { key: file, bookTitle, kind, showName, stage, subjectName: at(book.subjects, 0) };
    });
}
