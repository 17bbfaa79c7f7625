export { ScoreTable } from '../patterns/parents/ScoreTable/ScoreTable.js';
export type { ScoreTableProps } from '../patterns/parents/ScoreTable/ScoreTable.js';
export { verdictOn } from '../patterns/parents/ScoreTable/verdict.js';
export type { ScoreLine } from '../patterns/parents/ScoreTable/verdict.js';
