export { StitchSteps, type StitchStepsProps } from '../patterns/shell/StitchSteps/StitchSteps.js';
