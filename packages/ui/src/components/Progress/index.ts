export { Progress } from './Progress.js';
export type { ProgressProps } from './Progress.js';
