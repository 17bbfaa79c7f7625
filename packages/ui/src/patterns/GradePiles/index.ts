export { GradePiles } from './GradePiles.js';
export type { GradePile, GradePilesProps, StagePiles } from './GradePiles.js';
