export { StageBand, type StageBandProps, type StageTab } from '../patterns/book/StageBand/StageBand.js';
