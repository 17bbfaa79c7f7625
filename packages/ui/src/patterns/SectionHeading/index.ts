export { SectionHeading } from './SectionHeading.js';
export type { SectionHeadingProps } from './SectionHeading.js';
