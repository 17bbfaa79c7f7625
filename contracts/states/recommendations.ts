/** What the editors have placed in a column, after it is there itself: each book, paper or course. */
export interface RecommendationStates {
  /** After the book: it is in the column of that key. */
  'a book is recommended': { column_key: string };
  /** After the paper. */
  'a paper is recommended': { column_key: string };
  /** After the course. */
  'a course is recommended': { column_key: string };
}
