export { PaperRow, type Paper, type PaperRowProps } from '../patterns/paper/PaperRow/PaperRow.js';
export type { Stage } from '../patterns/types.js';
