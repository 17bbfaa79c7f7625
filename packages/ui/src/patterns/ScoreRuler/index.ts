export { ScoreRuler } from './ScoreRuler.js';
export type { ScoreMark, ScoreRulerProps } from './ScoreRuler.js';
