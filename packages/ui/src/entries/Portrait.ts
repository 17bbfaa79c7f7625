export { Portrait, type PortraitProps } from '../patterns/centre/Portrait/Portrait.js';
