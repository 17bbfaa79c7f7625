export { ScoreTable, type ScoreTableProps } from '../patterns/parents/ScoreTable/ScoreTable.js';
export { verdictOn, type ScoreLine } from '../patterns/parents/ScoreTable/verdict.js';
