export { Portrait } from '../patterns/centre/Portrait/Portrait.js';
export type { PortraitProps } from '../patterns/centre/Portrait/Portrait.js';
