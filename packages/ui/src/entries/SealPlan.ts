export { SealPlan, type SealPlanProps, type SealPlanStep } from '../patterns/shops/SealPlan/SealPlan.js';
