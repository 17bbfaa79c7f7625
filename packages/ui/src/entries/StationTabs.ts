export { StationTabs } from '../patterns/parents/StationTabs/StationTabs.js';
export type { Station, StationTabsProps } from '../patterns/parents/StationTabs/StationTabs.js';
