import { idIn, resourceKinds, type ResourceKind } from '../lookups/kinds.js';
import type { StageKey, SubjectName } from '../lookups/school.js';
import { at, seededRandom } from '../text/random.js';
import type { Book } from './build-books.js';
import { chaptersOf } from './description.js';

export interface BookResource {
  key: string;
  bookId: number;
  bookTitle: string;
  kind: ResourceKind;
  showName: string;
  stage: StageKey;
  subjectName: SubjectName;
  downloadCount: number;
  sort: number;
}

const fileNames: Readonly<Record<ResourceKind, string>> = {
  答案解析: 'answers.pdf',
  教学课件: 'lesson.pdf',
  配套试卷: 'test.docx',
  勘误表: 'errata.pdf',
};

function showName(book: Book, kind: ResourceKind): string {
  const chapters = chaptersOf(book);
  switch (kind) {
    case '答案解析':
      return `${book.title}答案与解析`;
    case '教学课件':
      return `教学课件：${at(chapters, book.id % 3)}`;
    case '配套试卷':
      return `配套检测卷：${at(chapters, 1 + (book.id % 4))}`;
    case '勘误表':
      return `${book.title}勘误表（${book.versionYear === 2027 ? '2026年10月' : '2026年6月'}更新）`;
  }
}

export function buildResources(books: readonly Book[]): BookResource[] {
  const random = seededRandom(717);
  return books.flatMap((book) =>
    book.series.kinds.map((kind, index) => ({
      key: `resources/${String(book.id)}/${fileNames[kind]}`,
      bookId: book.id,
      bookTitle: book.title,
      kind,
      showName: showName(book, kind),
      stage: book.stage,
      subjectName: at(book.subjects, 0),
      // Answers are downloaded far more often than errata; the square gives a few high counts and many low
      // ones.
      downloadCount: Math.floor(random.next() ** 2 * (kind === '答案解析' ? 18_600 : 4_200)) + 36,
      sort: index + 1,
    })),
  );
}

export function resourceRows(resources: readonly BookResource[]): Record<string, unknown>[] {
  return resources.map((resource, index) => ({
    id: index + 1,
    book_id: resource.bookId,
    resource_kind_id: idIn(resourceKinds, resource.kind),
    show_name: resource.showName,
    file_keys: [resource.key],
    download_count: resource.downloadCount,
    sort: resource.sort,
  }));
}
