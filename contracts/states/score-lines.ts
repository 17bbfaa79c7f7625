/** States of score lines. */
export interface ScoreLineStates {
  /** A score line of 455 points in class 1 and batch 2. */
  'there is a score line': { area_id: 11; year_id: number };
}
