export { StepBar } from './StepBar.js';
export type { StepBarProps, StepBarStep } from './StepBar.js';
