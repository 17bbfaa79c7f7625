export { SealSteps } from '../patterns/shops/SealSteps/SealSteps.js';
export type { SealStep, SealStepsProps } from '../patterns/shops/SealSteps/SealSteps.js';
