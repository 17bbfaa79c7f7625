export { StitchSteps } from '../patterns/shell/StitchSteps/StitchSteps.js';
export type { StitchStepsProps } from '../patterns/shell/StitchSteps/StitchSteps.js';
