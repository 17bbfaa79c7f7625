export { SealPlan } from './SealPlan.js';
export type { SealPlanProps, SealPlanStep } from './SealPlan.js';
