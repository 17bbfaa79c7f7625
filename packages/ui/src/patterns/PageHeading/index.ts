export { PageHeading } from './PageHeading.js';
export type { PageHeadingProps } from './PageHeading.js';
