export { StationTabs } from './StationTabs.js';
export type { Station, StationTabsProps } from './StationTabs.js';
