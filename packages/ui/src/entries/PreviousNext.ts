export { PreviousNext } from '../patterns/article/PreviousNext/PreviousNext.js';
export type { Neighbour, PreviousNextProps } from '../patterns/article/PreviousNext/PreviousNext.js';
