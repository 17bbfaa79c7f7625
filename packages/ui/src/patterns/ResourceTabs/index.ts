export { ResourceTabs } from './ResourceTabs.js';
export type { ResourceGroup, ResourceTabsProps } from './ResourceTabs.js';
export type { Resource, Transfer } from './ResourceRow.js';
