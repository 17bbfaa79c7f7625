export { PrintButton, type PrintButtonProps } from './PrintButton.js';
