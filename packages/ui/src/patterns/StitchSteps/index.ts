export { StitchSteps } from './StitchSteps.js';
export type { StitchStepsProps } from './StitchSteps.js';
