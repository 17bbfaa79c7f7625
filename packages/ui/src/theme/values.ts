/** What a style file takes its colours, fonts, spaces and sizes from. */
export * from '../tokens/scales.js';
export { vars } from './vars.js';
