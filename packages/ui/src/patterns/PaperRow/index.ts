export { PaperRow } from './PaperRow.js';
export type { Paper, PaperRowProps } from './PaperRow.js';
export type { Stage } from '../types.js';
