export { NoMatch } from './NoMatch.js';
export type { NoMatchProps, WayOut } from './NoMatch.js';
