export { SealSteps, type SealStep, type SealStepsProps } from '../patterns/shops/SealSteps/SealSteps.js';
