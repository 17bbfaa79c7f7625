export { Portrait } from './Portrait.js';
export type { PortraitProps } from './Portrait.js';
