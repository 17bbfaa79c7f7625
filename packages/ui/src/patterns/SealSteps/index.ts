export { SealSteps } from './SealSteps.js';
export type { SealStep, SealStepsProps } from './SealSteps.js';
