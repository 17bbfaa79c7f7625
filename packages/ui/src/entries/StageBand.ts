export { StageBand } from '../patterns/book/StageBand/StageBand.js';
export type { StageBandProps, StageTab } from '../patterns/book/StageBand/StageBand.js';
