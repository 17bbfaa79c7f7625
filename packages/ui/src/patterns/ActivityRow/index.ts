export { ActivityRow, ActivityRowSkeleton } from './ActivityRow.js';
export type { ActivityRowProps, OwnActivity } from './ActivityRow.js';
