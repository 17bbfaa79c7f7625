/**
 * States of the articles, of whatever kind, and of the options that their lists are filtered by. Every article has a
 * picture, but for the first.
 */
export interface ArticleStates {
  /** With a tag; it needs no picture. */
  'a column has an article': { column_id: number };
  /** An ordinary article with a tag, of no stage, with a newer and an older one beside it. */
  'there is an article': { article_id: number; column_id: number };
  /** As after a reset. */
  'there is no article': { article_id: number };
  /** Of teachers (24), running; it has a result, which is another article. Both of the stage 9, mathematics (2). */
  'there is an activity with a result': { article_id: number; result_id: number };
  /** After the activity: the logged-in reader's, with a file, waiting. */
  'the reader has applied for the activity': { article_id: number };
  /** Of senior 3 (169), mathematics (2), column 27, with a film. */
  'there is a course': { article_id: number };
  /** Of the theme and the flow type with those ids, and marked by the editors as recommended and as hot. */
  'there is a marked article': { article_id: number; column_id: number; theme: number; flow_type: number };
  /** In the city 1101 of the province 11, of the type 1. */
  'there is a university': { article_id: number };
  /** Column 40, of the stage 9, mathematics (2), with a tag, under the keyword of that id. */
  'there is an achievement under a keyword': { article_id: number; keyword_id: number };
  /** Of students' works (type 2), of the stage 9. */
  'there is a keyword of works': { keyword_id: number };
  /** One at least. */
  'there are activity themes': Record<string, never>;
}
