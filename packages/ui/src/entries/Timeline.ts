export { Timeline } from '../patterns/company/Timeline/Timeline.js';
export type { TimelineEntry, TimelineProps } from '../patterns/company/Timeline/Timeline.js';
