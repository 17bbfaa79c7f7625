export { HubContents } from '../patterns/page/HubContents/HubContents.js';
export type { HubContentsEntry, HubContentsProps } from '../patterns/page/HubContents/HubContents.js';
