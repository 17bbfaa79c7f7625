export { ScoreChart } from './ScoreChart.js';
export type { ScoreChartProps, ScoreSeries } from './ScoreChart.js';
