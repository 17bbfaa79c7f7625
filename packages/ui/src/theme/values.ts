/** Colours, fonts, spaces and sizes for the style files. */
export * from '../tokens/scales.js';
export { vars } from './vars.js';
