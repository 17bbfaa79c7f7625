export { StepBar, type StepBarProps, type StepBarStep } from './StepBar.js';
