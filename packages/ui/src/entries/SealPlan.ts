export { SealPlan } from '../patterns/shops/SealPlan/SealPlan.js';
export type { SealPlanProps, SealPlanStep } from '../patterns/shops/SealPlan/SealPlan.js';
