export { NoMatch, type NoMatchProps, type WayOut } from '../patterns/page/NoMatch/NoMatch.js';
