/** States of activities and of the user's applications for them. */
export interface ActivityStates {
  /** An activity that has not ended, for teachers (1) or students (2). */
  'there is an activity': { article_id: number; activity_type: 1 | 2 };
  /** Nothing to do after a reset. */
  'there is no activity': { article_id: number };
  /** Follows the state of the activity. Its end time has passed. */
  'the activity is over': { article_id: number };
  /** Follows `a reader is logged in`. The user is a student instead of a teacher. */
  'the reader is a student': Record<string, never>;
  /** Follows the states of the user and the activity. The application has a file; `status` 0 waiting, 1 approved, -1 rejected. */
  'the reader has applied': { article_id: number; id: number; status: -1 | 0 | 1 };
  /** Nothing to do after a reset. */
  'nobody has applied': { id: number };
}
