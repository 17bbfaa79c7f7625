/** States of recommendation columns. Each follows the state of the content, of which all items are recommended. */
export interface RecommendationStates {
  /** Follows the state of the book. The book is in the column with that key. */
  'a book is recommended': { column_key: string };
  /** The same for a paper. */
  'a paper is recommended': { column_key: string };
  /** The same for an article, an activity or a course. */
  'an article is recommended': { column_key: string };
}
