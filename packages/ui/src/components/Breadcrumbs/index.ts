export { Breadcrumbs } from './Breadcrumbs.js';
export type { BreadcrumbsProps, Crumb } from './Breadcrumbs.js';
