/** What the editors have placed in a column, after it is there itself: each book, paper, article or activity. */
export interface RecommendationStates {
  /** After the book: it is in the column of that key. */
  'a book is recommended': { column_key: string };
  /** After the paper. */
  'a paper is recommended': { column_key: string };
  /** After the article, activity or course. */
  'an article is recommended': { column_key: string };
}
