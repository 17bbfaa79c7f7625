export { InkTriptych } from './InkTriptych.js';
export type { InkCard, InkTriptychProps } from './InkTriptych.js';
