/**
 * States of articles of all types and of the options in their filter rows. Every article has a picture, except that of
 * the first state.
 */
export interface ArticleStates {
  /** An article with a tag; it needs no picture. */
  'a column has an article': { column_id: number };
  /** An article with a tag and without a stage, and a newer and an older article in its column. */
  'there is an article': { article_id: number; column_id: number };
  /** Nothing to do after a reset. */
  'there is no article': { article_id: number };
  /** An activity for teachers in column 24 that has not ended, and an article that is its result. Both of stage 9, mathematics (2). */
  'there is an activity with a result': { article_id: number; result_id: number };
  /** Follows the state of the activity. The user's application has a file and waits for review. */
  'the reader has applied for the activity': { article_id: number };
  /** A course with a video, of senior 3 (169), mathematics (2), column 27. */
  'there is a course': { article_id: number };
  /** An article with that theme and flow type, which is recommended and hot. */
  'there is a marked article': { article_id: number; column_id: number; theme: number; flow_type: number };
  /** A university in city 1101 of province 11, of type 1. */
  'there is a university': { article_id: number };
  /** An article in column 40, of stage 9, mathematics (2), with a tag and the keyword with that id. */
  'there is an achievement under a keyword': { article_id: number; keyword_id: number };
  /** A keyword of students' works (type 2) of stage 9. */
  'there is a keyword of works': { keyword_id: number };
  /** At least one. */
  'there are activity themes': Record<string, never>;
}
