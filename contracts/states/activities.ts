/** Activities that can be joined, and what the logged-in reader has done about them. */
export interface ActivityStates {
  /** Running; for teachers (1) or students (2). */
  'there is an activity': { article_id: number; activity_type: 1 | 2 };
  /** As after a reset. */
  'there is no activity': { article_id: number };
  /** After the activity: its time is past. */
  'the activity is over': { article_id: number };
  /** After `a reader is logged in`: that reader, otherwise a teacher, is one. */
  'the reader is a student': Record<string, never>;
  /** After the reader and the activity; with a file. `status` is 0 waiting, 1 approved, -1 rejected. */
  'the reader has applied': { article_id: number; id: number; status: -1 | 0 | 1 };
  /** As after a reset. */
  'nobody has applied': { id: number };
}
