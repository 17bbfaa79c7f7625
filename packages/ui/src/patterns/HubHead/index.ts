export { HubHead } from './HubHead.js';
export type { HubHeadProps } from './HubHead.js';
