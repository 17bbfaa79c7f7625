export { SectionHeading } from '../patterns/page/SectionHeading/SectionHeading.js';
export type { SectionHeadingProps } from '../patterns/page/SectionHeading/SectionHeading.js';
