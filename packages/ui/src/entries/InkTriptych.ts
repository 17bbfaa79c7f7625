export { InkTriptych } from '../patterns/page/InkTriptych/InkTriptych.js';
export type { InkCard, InkTriptychProps } from '../patterns/page/InkTriptych/InkTriptych.js';
