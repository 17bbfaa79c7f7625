export { checkTheme } from './check-theme.js';
export type { ContrastFault } from './check-theme.js';
export { contrastPairs } from './contrast-pairs.js';
export type { ContrastPair } from './contrast-pairs.js';
export { contrast } from './contrast.js';
