export { ErrorState } from './ErrorState.js';
export type { ErrorStateProps } from './ErrorState.js';
