export { DeadlineCard, DeadlineCardSkeleton } from './DeadlineCard.js';
export type { Deadline, DeadlineActivity, DeadlineCardProps } from './DeadlineCard.js';
