export { checkTheme } from './check-theme.js';
export type { ContrastFault } from './check-theme.js';
export { contrast } from './contrast.js';
