export { HubHead, type HubHeadProps } from '../patterns/page/HubHead/HubHead.js';
