export { NoMatch } from '../patterns/page/NoMatch/NoMatch.js';
export type { NoMatchProps, WayOut } from '../patterns/page/NoMatch/NoMatch.js';
