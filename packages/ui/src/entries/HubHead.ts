export { HubHead } from '../patterns/page/HubHead/HubHead.js';
export type { HubHeadProps } from '../patterns/page/HubHead/HubHead.js';
