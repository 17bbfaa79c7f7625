export { PageHeading, type PageHeadingProps } from '../patterns/page/PageHeading/PageHeading.js';
