export { ActivityRow, ActivityRowSkeleton } from '../patterns/activity/ActivityRow/ActivityRow.js';
export type { ActivityRowProps, OwnActivity } from '../patterns/activity/ActivityRow/ActivityRow.js';
