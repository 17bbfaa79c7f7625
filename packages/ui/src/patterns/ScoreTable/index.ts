export { ScoreTable } from './ScoreTable.js';
export type { ScoreTableProps } from './ScoreTable.js';
export { verdictOn } from './verdict.js';
export type { ScoreLine } from './verdict.js';
