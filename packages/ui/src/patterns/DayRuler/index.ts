export { DayRuler } from './DayRuler.js';
export type { DayRulerProps } from './DayRuler.js';
