export { Timeline } from './Timeline.js';
export type { TimelineEntry, TimelineProps } from './Timeline.js';
