export { ScoreRuler } from '../patterns/parents/ScoreRuler/ScoreRuler.js';
export type { ScoreMark, ScoreRulerProps } from '../patterns/parents/ScoreRuler/ScoreRuler.js';
