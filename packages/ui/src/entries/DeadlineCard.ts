export { DeadlineCard, DeadlineCardSkeleton } from '../patterns/activity/DeadlineCard/DeadlineCard.js';
export type {
  Deadline,
  DeadlineActivity,
  DeadlineCardProps,
} from '../patterns/activity/DeadlineCard/DeadlineCard.js';
