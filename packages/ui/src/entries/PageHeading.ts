export { PageHeading } from '../patterns/page/PageHeading/PageHeading.js';
export type { PageHeadingProps } from '../patterns/page/PageHeading/PageHeading.js';
