/** States of the score lines. */
export interface ScoreLineStates {
  /** Of the class 1 and the batch 2, 455 points. */
  'there is a score line': { area_id: 11; year_id: number };
}
