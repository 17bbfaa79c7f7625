export { HubContents } from './HubContents.js';
export type { HubContentsEntry, HubContentsProps } from './HubContents.js';
