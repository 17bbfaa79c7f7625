/** States of the papers. */
export interface PaperStates {
  /** Of senior 3 (169), mathematics (2), in the province 11, of the type 1 and the year 2026, marked as hot. */
  'there are papers': Record<string, never>;
  /** As above, with another of its grade and subject. */
  'there is a paper': { paper_id: number };
  /** As after a reset. */
  'there is no paper': { paper_id: number };
}
