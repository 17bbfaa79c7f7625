export { DayRuler, type DayRulerProps } from '../patterns/shops/DayRuler/DayRuler.js';
