export { DayRuler } from '../patterns/shops/DayRuler/DayRuler.js';
export type { DayRulerProps } from '../patterns/shops/DayRuler/DayRuler.js';
