/** States of papers. */
export interface PaperStates {
  /** A hot paper of senior 3 (169), mathematics (2), province 11, type 1 and year 2026. */
  'there are papers': Record<string, never>;
  /** The same with that id, and another paper of its grade and subject. */
  'there is a paper': { paper_id: number };
  /** Nothing to do after a reset. */
  'there is no paper': { paper_id: number };
}
