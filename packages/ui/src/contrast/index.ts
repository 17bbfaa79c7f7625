export { checkTheme, type ContrastFault } from './check-theme.js';
export { contrastPairs, type ContrastPair } from './contrast-pairs.js';
export { contrast } from './contrast.js';
