export { GradePiles } from '../patterns/paper/GradePiles/GradePiles.js';
export type { GradePile, GradePilesProps, StagePiles } from '../patterns/paper/GradePiles/GradePiles.js';
