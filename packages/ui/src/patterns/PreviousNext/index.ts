export { PreviousNext } from './PreviousNext.js';
export type { Neighbour, PreviousNextProps } from './PreviousNext.js';
