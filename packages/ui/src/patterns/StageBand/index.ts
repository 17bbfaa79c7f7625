export { StageBand } from './StageBand.js';
export type { StageBandProps, StageTab } from './StageBand.js';
