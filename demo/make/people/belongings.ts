import type { Book } from '../books/build-books.js';
import type { Paper } from '../papers/build-papers.js';
import type { Row } from '../rows.js';
import { chinaTime, daysBefore } from '../text/days.js';

export interface Article {
  id: number;
  column_id: number;
}

interface Owned {
  favourites: Row[];
  downloads: Row[];
  userBooks: Row[];
  applications: Row[];
}

const teacher = 1;
const student = 2;
const parent = 3;

/** A teacher's enrolment without its file, and a student's work that has to be sent again. */
const teacherEnrolment = {
  user_id: teacher,
  name: '陶文昌',
  school: '济南市明湖实验中学',
  tel: '13800000003',
  email: 'taowc@example.com',
  subject: '数学',
  status: 0,
};
const studentEntry = {
  user_id: student,
  name: '林小满',
  school: '长沙市岳麓外国语学校',
  tel: '13800000001',
  email: '',
  subject: '',
  status: -1,
};

function idsWhere<T extends { id: number }>(
  list: readonly T[],
  test: (item: T) => boolean,
  count: number,
): number[] {
  return list
    .filter(test)
    .slice(0, count)
    .map((item) => item.id);
}

/** Of the demonstration accounts, so that none of their pages is empty. */
export function buildBelongings(
  books: readonly Book[],
  papers: readonly Paper[],
  articles: readonly Article[],
): Owned {
  const mathsPapers = idsWhere(
    papers,
    (paper) => paper.subjectName === '数学' && paper.stage.key === 'high',
    9,
  );
  const juniorPapers = idsWhere(papers, (paper) => paper.gradeName === '高二', 6);
  const mathsBooks = idsWhere(books, (book) => book.stage === 'high' && book.subjects.includes('数学'), 9);
  const studentBooks = idsWhere(books, (book) => book.grade === '高二', 4);
  const middleBooks = idsWhere(books, (book) => book.stage === 'middle' && book.grade === '初二', 3);
  const columnIds = (id: number, count: number) =>
    articles
      .filter((article) => article.column_id === id)
      .slice(0, count)
      .map((article) => article.id);
  const kept: readonly (readonly [user: number, type: 1 | 2 | 3 | 4 | 5, ids: readonly number[]])[] = [
    [teacher, 1, mathsPapers],
    [teacher, 2, mathsBooks],
    [teacher, 3, columnIds(26, 3)],
    [teacher, 4, columnIds(25, 5)],
    [teacher, 5, columnIds(27, 7)],
    [student, 1, juniorPapers],
    [student, 2, studentBooks],
    [student, 3, columnIds(26, 4)],
    [student, 4, columnIds(28, 2)],
    [student, 5, columnIds(27, 3)],
    [parent, 2, middleBooks],
  ];
  return {
    favourites: kept
      .flatMap(([user, type, ids]) => ids.map((id) => ({ user_id: user, type, content_id: id })))
      .map((row, index) => ({ ...row, created_at: chinaTime(daysBefore(3 + index), 20, index) })),
    downloads: [
      ...mathsPapers.map((id) => ({ user_id: teacher, type: 1, content_id: id })),
      // The first two books have four resources each, with ids from 1.
      ...[1, 2, 5].map((id) => ({ user_id: teacher, type: 2, content_id: id })),
      ...juniorPapers.slice(0, 3).map((id) => ({ user_id: student, type: 1, content_id: id })),
    ].map((row, index) => ({ ...row, created_at: chinaTime(daysBefore(2 + index * 2), 21, index) })),
    userBooks: [
      ...mathsBooks.slice(0, 3).map((id) => ({ user_id: teacher, book_id: id })),
      ...studentBooks.slice(0, 2).map((id) => ({ user_id: student, book_id: id })),
    ].map((row, index) => ({ ...row, created_at: chinaTime(daysBefore(10 + index * 5), 18, 30) })),
    applications: [
      // Not the newest activities: those stay open for whoever tries the enrolment with these accounts.
      ...columnIds(25, 3)
        .slice(1)
        .map((id) => ({ ...teacherEnrolment, article_id: id })),
      ...columnIds(28, 2)
        .slice(1)
        .map((id) => ({ ...studentEntry, article_id: id })),
    ].map((row, index) => ({ ...row, created_at: chinaTime(daysBefore(6 + index), 19, index) })),
  };
}
