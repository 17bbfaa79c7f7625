export { ScoreChart } from '../patterns/parents/ScoreChart/ScoreChart.js';
export type { ScoreChartProps, ScoreSeries } from '../patterns/parents/ScoreChart/ScoreChart.js';
