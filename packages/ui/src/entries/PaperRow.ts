export { PaperRow } from '../patterns/paper/PaperRow/PaperRow.js';
export type { Paper, PaperRowProps } from '../patterns/paper/PaperRow/PaperRow.js';
export type { Stage } from '../patterns/types.js';
