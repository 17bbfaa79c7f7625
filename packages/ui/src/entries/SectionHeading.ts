export { SectionHeading, type SectionHeadingProps } from '../patterns/page/SectionHeading/SectionHeading.js';
