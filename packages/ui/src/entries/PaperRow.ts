export type { Paper } from '../patterns/paper/PaperRow/paper.js';
export { PaperRow, type PaperRowProps } from '../patterns/paper/PaperRow/PaperRow.js';
export type { Stage } from '../patterns/types.js';
