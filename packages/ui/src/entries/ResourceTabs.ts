export { ResourceTabs } from '../patterns/book/ResourceTabs/ResourceTabs.js';
export type { ResourceGroup, ResourceTabsProps } from '../patterns/book/ResourceTabs/ResourceTabs.js';
export type { Resource, Transfer } from '../patterns/book/ResourceTabs/ResourceRow.js';
