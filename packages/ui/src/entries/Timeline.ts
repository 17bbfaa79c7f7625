export { Timeline, type TimelineEntry, type TimelineProps } from '../patterns/company/Timeline/Timeline.js';
